// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancySyntax
import VibrancyVocabulary

@Suite struct LexerTests {
  private func texts(_ source: String) -> [String] {
    let source = Source(SourceText(path: "A.swift", bytes: Array(source.utf8)))
    return source.tokens.indices.map(source.text)
  }

  private func kinds(_ source: String) -> [Token.Kind] {
    Lexer.tokens(of: Array(source.utf8)).tokens.map(\.kind)
  }

  @Test(arguments: [
    ("a // Image(\"n\")\nb", ["a", "b"]),
    ("a /* x /* y */ z */ b", ["a", "b"]),
    ("a /* \" */ b", ["a", "b"]),
    ("/* never closed", []),
    ("#!/usr/bin/swift\na", ["a"]),
    ("\u{FEFF}a", ["a"]),
  ])
  func `comments are left out, nested ones too`(_ source: String, _ expected: [String]) {
    #expect(texts(source) == expected)
  }

  @Test(arguments: [
    (#""plain""#, "plain"),
    (#""a \"quoted\" word""#, #"a "quoted" word"#),
    (#""tab\tand \u{41}\u{1F600}""#, "tab\tand A😀"),
    ("#\"raw \\n \" quote\"#", #"raw \n " quote"#),
    ("##\"one \"# is not the end\"##", "one \"# is not the end"),
    ("#\"an \\#n escape\"#", "an \n escape"),
    ("\"\"\"\n  two\n  lines\n  \"\"\"", "two\nlines"),
    ("\"\"\"\r\n  two\r\n  lines\r\n  \"\"\"", "two\nlines"),
    ("\"\"\"\n  one \\\n  line\n  \"\"\"", "one line"),
    ("#\"\"\"\n \"\"\" inside\n \"\"\"#", "\"\"\" inside"),
    ("#\"\"\"#", "\""),
    (#""\u{110000}\u{zz}""#, "{110000}{zz}"),
  ])
  func `strings have their value`(_ source: String, _ value: String) {
    let read = Source(SourceText(path: "A.swift", bytes: Array(source.utf8)))
    #expect(read.value(ofString: 0) == value)
    #expect(kinds(source) == [.string])
  }

  @Test(arguments: [
    #""a\(b)c""#, #""\("inner \("deep \(x)")")""#, "\"\"\"\n\\(f(1, (2)))\n\"\"\"",
    "#\"raw \\#(name)\"#", #""a \(x) \(y)""#,
  ])
  func `interpolation makes a string computed, and is read`(_ source: String) {
    #expect(kinds(source + " end").first == .computedString)
    #expect(texts(source + " end").last == "end")
    #expect(texts(source + " end").contains("("))
  }

  @Test(arguments: ["\"cut", "\"cut\nnext", "#\"cut\"", "\"\"\"\nnext", "\"cut\\"])
  func `a cut string is computed, and ends with its line`(_ source: String) {
    #expect(kinds(source).first == .computedString)
    #expect(texts(source).dropFirst() == (source.contains("next") ? ["next"] : []))
  }

  @Test func `names in backticks are names, not keywords`() {
    #expect(kinds("`case` x") == [.quotedWord, .word])
    #expect(texts("`case` x") == ["case", "x"])
  }

  @Test(arguments: [
    ("let r = /a\"b/", true), ("x.matches(/\"[^\"]*/)", true), ("#/a\"/b/#", true),
    ("##/ \"/# /##", true), ("#/\n \" \n/#", true), ("a / b / \"c\"", false),
    ("f(x) / 2 / \"c\"", false), ("x = y /2 + z/ 3", false),
  ])
  func `regular expressions are distinguished from divisions`(_ source: String, _ isRegex: Bool) {
    #expect(kinds(source).contains(.regex) == isRegex)
    #expect(!kinds(source).contains(.computedString))
  }

  @Test(arguments: [
    ("a <= b", ["a", "<=", "b"]), ("a <+> b", ["a", "<+>", "b"]), ("a |> b", ["a", "|>", "b"]),
    ("a >>> b", ["a", ">>>", "b"]), ("a < b", ["a", "<", "b"]), ("a -> b", ["a", "->", "b"]),
    ("A<B<C>> = d", ["A", "<", "B", "<", "C", ">", ">", "=", "d"]),
    ("A<B>= d", ["A", "<", "B", ">", "=", "d"]), ("f(<) <", ["f", "(", "<", ")", "<"]),
    ("a </* b */ c", ["a", "<", "c"]),
  ])
  func `operators between blanks may hold angle brackets`(_ source: String, _ expected: [String]) {
    #expect(texts(source) == expected)
  }

  @Test func `the branches of directives are both read, directives are not`() {
    let source = "#if os(iOS) && !DEBUG // why\na\n#elseif B\nb\n#else\nc\n#endif\n#available(x)"
    #expect(texts(source) == ["a", "b", "c", "#available", "(", "x", ")"])
  }

  @Test(arguments: [
    ("1_000.5e-3 + x", ["1_000.5e-3", "+", "x"]), ("0x1F.max", ["0x1F", ".", "max"]),
    ("0...5", ["0", "...", "5"]), ("0..<n", ["0", "..<", "n"]),
    ("a?.b ?? c", ["a", "?", ".", "b", "??", "c"]),
    ("x!=y", ["x", "!=", "y"]), ("-> T<U<V>>", ["->", "T", "<", "U", "<", "V", ">", ">"]),
    ("$0.x", ["$0", ".", "x"]), ("größe=1", ["größe", "=", "1"]),
  ])
  func `numbers, names and operators`(_ source: String, _ expected: [String]) {
    #expect(texts(source) == expected)
  }

  @Test func `lines end at LF, CR and CR LF, columns count scalars`() {
    let bytes = Array("a\nb\r\nc\rdé😀x".utf8)
    let table = LineTable(bytes)
    let positions = Lexer.tokens(of: bytes).tokens.map { table.position(at: Int($0.offset)) }
    #expect(positions.map(\.line) == [1, 2, 3, 4])
    #expect(table.position(at: bytes.count - 1).column == 4)
    #expect(positions.map(\.column) == [1, 1, 1, 1])
  }

  @Test func `columns are right far out on a line`() {
    let bytes = Array((String(repeating: "é ", count: 5000) + "end").utf8)
    let last = Lexer.tokens(of: bytes).tokens.last
    #expect(last.map { LineTable(bytes).position(at: Int($0.offset)).column } == 10_001)
  }
}
