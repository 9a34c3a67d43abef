// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancySyntax
import VibrancyVocabulary

@Suite struct SourceFaultTests {
  private func fault(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard let fault = LexedFile(SourceText(path: "A.swift", bytes: bytes)).fault else { return nil }
    let place = LineTable(bytes).position(at: fault.offset)
    return "\(fault.kind.rawValue) \(place.line):\(place.column)"
  }

  @Test(
    arguments: [
      ("struct A {\n  var b: C {\n    d()\n}\n", "unclosedBrace 2:12"),
      ("struct A {\n  func b() {\n  }\n", "unclosedBrace 1:10"),
      ("f(a, [1, 2)\n", "unclosedSquareBracket 1:6"),
      ("f {\n  g(a\n}\n", "unclosedParenthesis 2:4"),
      ("f()\n}\n", "strayBrace 2:1"), ("f(a])\n", "straySquareBracket 1:4"),
      ("f)\n", "strayParenthesis 1:2"),
      ("a(\"b)\nc()\n", "unclosedString 1:3"), ("a(\"\"\"\n  b\n\\(c)\n)\n", "unclosedString 1:3"),
      ("a(\"\"\"\n  b \\(c\n", "unclosedString 1:3"),
      ("a /* b\nc /* d */\n", "unclosedComment 1:3"),
      ("a = #/b\nc\n", "unclosedRegex 1:5"),
      ("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> d\n", "conflictMarker 2:1"),
      ("a\n=======\nc {\n", "conflictMarker 2:1"),
      ("#if os(iOS)\na()\n", "unclosedCondition 1:1"), ("a()\n  #endif\n", "strayCondition 2:3"),
      ("\0GITCRYPT\0}", "notText 1:1"),
      ("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n", "pointer 1:1"),
    ] as [(String, String)])
  func `the first thing that no compiler reads is found`(_ text: String, _ expected: String) {
    #expect(fault(text) == expected)
  }

  @Test(arguments: [
    "let a = \"<<<<<<< HEAD\"\n",
    "let a = \"\"\"\n<<<<<<< HEAD\n=======\n{ ( \\(b(\"}\"))\n\"\"\"\n",
    "/*\n=======\n{ /* ( */\n*/\n// {\n", "let a = /[\"{(]/\n", "let a = #/ \"{ /#\n",
    "let a = #\"{ \" ( \"#\n",
    "let a = b<C<D>>(e ?? f[<], g)\n", "func <<<<<<< (a: A, b: B) {}\n",
    "#if os(iOS)\nstruct A {}\n#elseif DEBUG\nstruct A { }\n#else\n#endif\n",
    "let `a{` = \"\\(b + \"\\(c)\")\"\n",
    "~Copyable nonsense that nobody @@ knows ==> in (any) version { $0 }\n", "",
  ])
  func `what is merely unusual is no fault`(_ text: String) {
    #expect(fault(text) == nil)
  }

  @Test(arguments: ["/* open\n", "let a = \"\"\"\n", "<<<<<<< HEAD\n", "let a = \"open\n"])
  func `declarations below a fault are known`(_ text: String) {
    let source = Source(SourceText(path: "A.swift", bytes: Array((text + "struct B {}\n").utf8)))
    #expect(DeclarationReader.declarations(of: source).map(\.name).contains("B"))
  }
}
