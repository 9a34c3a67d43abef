// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyJSON

/// What is JSON by RFC 8259, what by JSON5 alone, and what by neither; written by hand after both.
@Suite struct JSONGrammarTests {
  private func isTaken(_ text: String, as dialect: JSONDocument.Dialect) -> Bool {
    JSONDocument(Array(text.utf8), as: dialect).mistakes.isEmpty
  }

  static let strict = [
    // RFC 8259, 2 and 3: any value is a text; blanks around the six structural characters.
    "{}", "[]", " [ ] ", "\t{\n}\r\n", "null", "true", "false", "0", "\"\"", "[null]", "[[[[]]]]",
    "{\"a\":{\"b\":[1,{}]}}", " { \"a\" : [ 1 , 2 ] } ", "[[],{}]",
    // 4: names need not differ.
    "{\"a\":1,\"a\":2}", "{\"\":0}", "{\"a\\u0000b\":0}",
    // 6
    "-0", "-1", "0.5", "1.25e3", "1E5", "1e+5", "1e-5", "0e1", "0E+1", "-0.0e-0", "10",
    "1234567890",
    "[123e45]", "100000000000000000000000", "0.1000000000000000055511151231257827",
    // 7
    #""\"\\\/\b\f\n\r\t""#, #""\u0041\u00e9\u2028""#, #""\uD834\uDd1e""#, #""\u0000""#,
    "\"\u{7F}\"",
    "\"é\u{2028}\u{2029}\u{1F600}\"", "\"'\"", "\"/*no*/\"", #""\u005C\u0022""#,
    // 8.1: what reads may pass over a byte order mark.
    "\u{FEFF}{}",
  ]

  static let json5Alone = [
    // Objects and lists
    "{a:1,}", "[1,]", "{a:{b:[],},}", "{'a':1}", "{$a:1,_b:2,c1:3}", "{é:1}",
    "{while:1,null:2,NaN:3}",
    // Strings
    "'a'", #"'"'"#, #""\'""#, #"'\x41\x7f'"#, "'\u{2028}'",
    // Numbers
    "+1", ".5", "5.", "-.5e-1", "+0x1F", "0Xab", "Infinity", "-Infinity", "+Infinity", "NaN",
    "-NaN",
    "5.e1",
    // Comments and blanks
    "// a\n1", "1 // a", "/* a */1/* b\n c */", "[/**/1,/* * / **/2]", "\u{B}1\u{C}",
  ]

  static let neither = [
    "", " ", "\u{FEFF}", "{", "[", "}", "]", "[1", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,",
    "[1,",
    ",", ":", "[,]", "{,}", "[1,,2]", "[,1]", "{\"a\":1,,}", "[1 2]", "{\"a\" 1}",
    "{\"a\":1 \"b\":2}",
    "[1]2", "{}{}", "1 2", "[1}", "{\"a\":1]", "{1:2}", "{\"a\"}", "{a}", "{[1]:2}", "{-a:1}",
    "{a-b:1}",
    "nul", "True", "nulll", "truefalse", "undefined", "infinity", "nan", "Infinit", "--1", "+-1",
    "1+",
    "-", "+", ".", "-.", "e5", "1e", "1e+", "1.2.3", "1..2", "01", "-012", "00", "0x", "0xG", "1x",
    "1_0",
    "\"", "'", "\"a", "'a", "\"a'", "'a\"", "\"\\", "\"\\\"", "\"\\q\"", "\"\\u12\"", "\"\\u12G4\"",
    "\"\\x4\"", "\"\\0\"", "\"\\v\"", "\"a\nb\"", "\"a\rb\"", "\"a\tb\"", "\"\u{1}\"", "\"\\\n\"",
    "\"\\ud800\"", "\"\\udc00\"", "\"\\ud800\\u0041\"", "\"\\ud800x\"", "\"\\uD800\\uD800\"", "/",
    "//",
    "/**/", "/*", "/* *", "1/", "[1/]", "#", "@", "[#]", "\\u0061", "{\\u0061:1}", "\u{A0}1", "\0",
    "1\0",
    "1e999", "-1e999", "1e-999", "[\"a\",\n", "\"a\"\"b\"", "{\"a\":1}}", "[1]]", "{ \"a\": ]",
  ]

  @Test(arguments: strict) func `JSON is taken by both`(_ text: String) {
    #expect(isTaken(text, as: .strict))
    // No text of JSON5's kinds of files may hold NUL.
    #expect(isTaken(text, as: .json5) == !text.contains("\\u0000"))
  }

  @Test(arguments: json5Alone) func `JSON5 is taken as such alone`(_ text: String) {
    #expect(isTaken(text, as: .json5))
    #expect(!isTaken(text, as: .strict))
  }

  @Test(arguments: neither) func `what is neither is a mistake`(_ text: String) {
    #expect(!isTaken(text, as: .json5))
    #expect(!isTaken(text, as: .strict))
  }

  @Test(arguments: [
    // Taken by the grammar of JSON5, but not by us: no file of ours needs them.
    "'\\\n'", "'\\0'", "'\\v'", "'\\A'", "\u{A0}1", "\u{2028}1", "{\\u0061:1}", "{a\u{301}:1}",
    "0xFFFFFFFFFFFFFFFF", "1e400",
  ])
  func `some of JSON5 is left out`(_ text: String) { #expect(!isTaken(text, as: .json5)) }
}
