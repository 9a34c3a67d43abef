// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Texts that regular expressions decide, run here and by Swift itself.
@Suite struct RegularExpressionTests {
  @Test func `literals match as Swift matches them`() {
    same(
      #""ab12".wholeMatch(of: /[a-z]{2}[0-9]{2}/) != nil"#,
      "ab12".wholeMatch(of: /[a-z]{2}[0-9]{2}/) != nil)
    same(#""ab1".wholeMatch(of: /[a-z]+/) == nil"#, "ab1".wholeMatch(of: /[a-z]+/) == nil)
    same(#""a  b".replacing(/\s+/, with: "-")"#, "a  b".replacing(/\s+/, with: "-"))
    same(#""a1b2".contains(/\d/)"#, "a1b2".contains(/\d/))
    same(#""ab".contains(/\d/)"#, "ab".contains(/\d/))
    same(
      #""a,b;c".split(separator: /[,;]/).joined(separator: " ")"#,
      "a,b;c".split(separator: /[,;]/).joined(separator: " "))
    same(#""0042".trimmingPrefix(/0+/)"#, "0042".trimmingPrefix(/0+/))
    same(
      #""p1 p2".matches(of: /p(\d)/).map { String($0.1) }.joined(separator: "+")"#,
      "p1 p2".matches(of: /p(\d)/).map { String($0.1) }.joined(separator: "+"))
    same(#""a/b".replacing(#/\//#, with: "|")"#, "a/b".replacing(#/\//#, with: "|"))
  }

  @Test func `a match has what its groups match`() {
    same(
      body: """
        guard let match = "v1.20".firstMatch(of: /v(\\d+)\\.(?<minor>\\d+)/) else { return "none" }
        return "\\(match.1) \\(match.output.2) \\(match.minor)"
        """
    ) {
      guard let match = "v1.20".firstMatch(of: /v(\d+)\.(?<minor>\d+)/) else { return "none" }
      return "\(match.1) \(match.output.2) \(match.minor)"
    }
  }

  @Test func `a case may be an expression`() {
    let code = #"""
      func kind(_ text: String) -> String {
        switch text { case /[a-z]+\d/: "word"; case /\d+/: "number"; default: "other" }
      }
      func run() -> String { kind("abc9") + kind("12") + kind("12 a") }
      """#
    #expect(SwiftRun(code).result() == "wordnumberother")
  }

  @Test func `Foundation's options take patterns`() {
    same(
      #""x1y22".replacingOccurrences(of: "[0-9]+", with: "_", options: .regularExpression)"#,
      "x1y22".replacingOccurrences(of: "[0-9]+", with: "_", options: .regularExpression))
    same(
      #""12-34".replacingOccurrences(of: "(\\d+)-(\\d+)", with: "$2-$1", options: [.regularExpression])"#,
      "12-34".replacingOccurrences(
        of: "(\\d+)-(\\d+)", with: "$2-$1", options: [.regularExpression]))
    same(
      #""abc".range(of: "^a", options: .regularExpression) != nil"#,
      "abc".range(of: "^a", options: .regularExpression) != nil)
    same(
      #""abc".range(of: "^b", options: .regularExpression) == nil"#,
      "abc".range(of: "^b", options: .regularExpression) == nil)
  }

  @Test func `an NSRegularExpression matches and replaces`() {
    let code = #"""
      func run() -> String {
        guard let regex = try? NSRegularExpression(pattern: "([0-9]+)", options: []) else { return "no" }
        let text = "12 ab"
        let range = NSRange(text.startIndex..., in: text)
        let new = regex.stringByReplacingMatches(in: text, range: range, withTemplate: "<$1>")
        guard let match = regex.firstMatch(in: text, range: range),
          let found = Range(match.range(at: 1), in: text) else { return "none" }
        return "\(new) \(text[found]) \(regex.numberOfMatches(in: text, range: range))"
      }
      """#
    #expect(SwiftRun(code).result() == "<12> ab 12 1")
  }

  /// Each would take hours.
  @Test(
    arguments: [
      "(a+)+$", "(a|a)*$", "((a*)*)*b", ".*.*.*.*.*.*x",
      "a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?x",
      "(a{1,100}){1,100}b", "(){100000}", "((((){900}){900}){900}){900}",
    ])
  func `patterns that may take long are not tried`(_ pattern: String) {
    let code = """
      func run() -> String {
        let text = String(repeating: "a", count: 200)
        return text.replacingOccurrences(of: "\(pattern)", with: "", options: .regularExpression)
      }
      """
    let run = SwiftRun(code)
    _ = run.result()
    #expect(run.gaps == ["replacingOccurrences"])
  }
}
