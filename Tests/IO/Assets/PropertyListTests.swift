// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets

@Suite struct PropertyListTests {
  private func list(_ text: String) -> PropertyList? { PropertyList(xml: Array(text.utf8)) }

  @Test func `values of every kind are read`() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/PropertyList.dtd">
      <plist version="1.0"><dict>
        <key>a</key><string>x &lt; &#65;&amp;&unknown;</string><!-- <key> -->
        <key>b</key><array><integer>-3</integer><real>1.5</real><true/><false></false></array>
        <key>c</key><dict/><key>d</key><string/><key>a</key><string>last</string>
      </dict></plist>
      """
    #expect(
      list(text)
        == .dictionary([
          "a": .text("last"),
          "b": .array([.integer(-3), .number(1.5), .truth(true), .truth(false)]),
          "c": .dictionary([:]), "d": .text(""),
        ]))
    #expect(list("<string>x &lt; &#65;&amp;&unknown;</string>") == .text("x < A&&unknown;"))
  }

  @Test(arguments: [
    "", "<plist>", "<plist><dict>", "<plist><dict><key>a</key></dict></plist>",
    "<plist><array><string>a</array></plist>", "<integer>a</integer>", "<odd/>", "<!-- <string/>",
    "bplist00",
  ])
  func `what is broken is no list`(_ text: String) { #expect(list(text) == nil) }

  @Test func `a list has the same values as JSON`() {
    let text = """
      <plist><dict><key>b</key><array><integer>-3</integer><real>1.5</real><true/></array>
      <key>a</key><string>x "y"</string></dict></plist>
      """
    #expect(
      list(text).map { String(decoding: $0.json, as: UTF8.self) }
        == #"{"a":"x \"y\"","b":[-3,1.5,true]}"#)
  }

  @Test func `lists in lists end at a depth`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
    }
    #expect(list(nested(60)) != nil)
    #expect(list(nested(100_000)) == nil)
  }
}
