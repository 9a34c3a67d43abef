// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy

@Suite struct BaselineMistakeTests {
  private func error(_ bytes: [UInt8], model: ModelVersion = .v1) -> BaselineError? {
    do throws(BaselineError) {
      _ = try Baseline(bytes, path: "b.json", model: model)
      return nil
    } catch {
      return error
    }
  }

  private func lines(_ text: String) -> [String] { error(Array(text.utf8))?.lines ?? [] }

  static let head = #"{"schema":1,"tool":{"name":"vibrancy","version":"1"},"model":1,"findings":["#
  static let one = #"{"rule":"r","path":"a","scene":"s","hash":"0123456789abcdef"}"#

  /// A baseline with these entries and this head.
  private static func document(
    _ entries: String = "", schema: String = "1",
    tool: String = #"{"name":"vibrancy","version":"1"}"#, model: String = "1", more: String = ""
  ) -> String {
    #"{"schema":\#(schema),"tool":\#(tool),"model":\#(model),"findings":[\#(entries)]\#(more)}"#
  }

  /// A baseline with an entry of these members and a hash.
  private static func entry(_ members: String) -> String {
    document(#"{\#(members),"hash":"0123456789abcdef"}"#)
  }

  static let mistakes: [(text: String, words: String)] = [
    ("", "b.json:1:1: the file is empty"),
    ("[]", "the document is a list; write an object"),
    (head, "the file ends inside a list begun in line 1; add ']'"),
    (document("<<<<<<< HEAD\n"), "where a value is needed"),
    (document("1"), "findings[0] is a number; write an object"),
    (document().replacing("[]", with: "{}"), "findings is an object; write a list"),
    (
      document().replacing(#","findings":[]"#, with: ""),
      #"1:1: the document has no "findings"; add it"#
    ),
    (document(model: "'1'"), "model is a string; write a whole number"),
    (document(schema: "1.5"), "schema is 1.5; write a whole number"),
    (
      document(tool: #"{"name":"swiftlint","version":"1"}"#),
      "1:28: tool.name is 'swiftlint', not a known tool of which baselines are read; write one of vibrancy"
    ),
    (document(tool: "'vibrancy'"), "tool is a string; write an object"),
    (document(more: #","summary":{}"#), "summary is not a known key"),
    (entry(#""rule":"r","path":"a","line":3"#), "findings[0].line is not a known key"),
    (entry(#""rule":"r""#), #"1:76: findings[0] has no "path"; add it"#),
    (entry(#""rule":1,"path":"a""#), "findings[0].rule is a number; write a string"),
    (entry(#""rule":"r","path":"""#), "findings[0].path is empty; write a name"),
    (
      entry(#""rule":"r","path":"a","scene":null"#), "findings[0].scene is null; write a string"
    ),
    (
      document(#"{"rule":"r","path":"a","hash":"0123456789ABCDEF"}"#),
      "findings[0].hash is not 16 hexadecimal digits; write the baseline anew"
    ),
    (
      document(#"{"rule":"r","path":"a","hash":"0123"}"#),
      "findings[0].hash is not 16 hexadecimal digits"
    ),
    (
      entry(#""rule":"r","path":"a","count":0"#),
      "findings[0].count is 0; write a whole number from 1"
    ),
    (entry(#""rule":"r","path":"a","count":1e300"#), "count is 1e+300; write a whole number"),
    (
      document(one + ",\n" + one),
      "b.json:2:1: findings[1] is an entry that stands before it, too; remove one"
    ),
    (document(schema: "1,schema:1"), "schema stands here twice"),
  ]

  @Test(arguments: mistakes)
  func `a baseline that was cut or edited is refused with its place`(
    _ text: String, _ words: String
  ) {
    let lines = lines(text)
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains(words) == true, "\(lines)")
    #expect(lines.first?.hasPrefix("b.json:") == true)
  }

  @Test func `all that was edited wrongly is named, up to fifty things`() {
    #expect(lines(Self.head + #"{"rule":1},{"path":2}"# + "]}").count == 6)
    let many = [String](repeating: Self.one, count: 20_000).joined(separator: ",\n")
    #expect(lines(Self.head + many + "]}").count == 50)
    let noise = [String](repeating: "0", count: 100_000).joined(separator: ",")
    #expect(lines(Self.head + noise + "]}").count == 50)
  }

  @Test func `a baseline of another format or model is distinguished from a broken one`() {
    let later = #"{"schema":2,"tool":{"name":"vibrancy","version":"9"},"entries":[]}"#
    guard case .otherSchema? = error(Array(later.utf8))?.cause else {
      Issue.record("\(lines(later))")
      return
    }
    #expect(
      lines(later) == [
        "b.json:1:11: schema is 2, but this version reads 1; write the baseline anew with "
          + "--write-baseline"
      ])
    let other = Self.head.replacing(#""model":1"#, with: #""model":2"#) + "]}"
    guard case .otherModel? = error(Array(other.utf8))?.cause else {
      Issue.record("\(lines(other))")
      return
    }
    #expect(lines(other)[0].hasPrefix("b.json:1:62: model is 2, but this run judges by 1;"))
  }

  @Test func `a baseline of another version of the tool is read`() throws {
    let text = Baseline(BaselineTests.sample).text.replacing("1.2.3", with: "99.0.0-beta")
    #expect(try Baseline(Array(text.utf8), path: "b.json").version == "99.0.0-beta")
  }

  @Test func `a baseline cut anywhere is one clear error`() {
    let bytes = Array(Baseline(BaselineTests.sample).text.utf8)
    for count in 0..<bytes.count - 1 {
      let lines = error(Array(bytes[..<count]))?.lines ?? []
      #expect(lines.count == 1 && !lines[0].contains("\n"), "at \(count): \(lines)")
    }
    #expect(error(Array(bytes.dropLast())) == nil)
  }

  @Test func `a baseline that cannot be read from the disk is named`() {
    func text(_ path: String) -> String {
      do throws(BaselineError) { _ = try Baseline(path: path); return "" } catch {
        return "\(error)"
      }
    }
    #expect(
      text("/no/b.json") == "/no/b.json: there is no such baseline; write one with --write-baseline"
    )
    #expect(text("/") == "/: is not a file; name a baseline")
  }
}
