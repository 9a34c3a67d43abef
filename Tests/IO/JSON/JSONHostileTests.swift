// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyJSON
import VibrancyVocabulary

/// No text traps, hangs or takes memory out of proportion; what is broken is reported.
@Suite struct JSONHostileTests {
  private static let sound = """
    { // widget é
      "name": 'Weather \\u00e9', families: ["small", 'circular'], "n": [0x1F, -1.5e3, +.5, NaN, 12,],
      layers: [{image: "Sun", frame: [0, 0, 158, 158], "accentable": true},
        {image: "a/b.png", opacity: null, nested: {a: [[], {}, [[1]]]}}], /* end */
    }

    """

  /// Reads everything there is to read, and checks what holds of any tree.
  private func exhaust(_ bytes: [UInt8], as dialect: JSONDocument.Dialect) -> JSONDocument {
    let document = JSONDocument(bytes, path: "x", as: dialect)
    var count = 0
    func visit(_ node: JSONNode, depth: Int) {
      count += 1
      #expect(depth <= 201)
      _ = (node.kind, node.string, node.number, node.integer, node.boolean, node.key)
      if count < 300 { _ = (node.way, node.position) }
      for child in node.elements.map({ Array($0) }) ?? node.members.map({ Array($0) }) ?? [] {
        visit(child, depth: depth + 1)
      }
    }
    if let root = document.root { visit(root, depth: 1) }
    #expect(document.root != nil || !document.mistakes.isEmpty)
    #expect(count <= bytes.count + 1)
    #expect(document.mistakes.count <= 50)
    for mistake in document.mistakes {
      #expect(!mistake.reason.contains("\n") && mistake.fault.fix?.isEmpty == false)
    }
    return document
  }

  @Test func `a text cut anywhere is a mistake at its end or before`() {
    let text = Array(Self.sound.utf8)
    let last = text.lastIndex(of: UInt8(ascii: "}")) ?? 0
    for count in 0..<text.count {
      let document = exhaust(Array(text[..<count]), as: .json5)
      #expect(document.mistakes.isEmpty == (count > last), "at \(count)")
      _ = exhaust(Array(text[..<count]), as: .strict)
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>) func `a damaged text never traps`(_ seed: UInt64) {
    var random = Steps(seed)
    let wrong = Array("{}[]\",:'$.#\\0-e+u/*\n x".utf8) + [0, 0x7F, 0x80, 0xC3, 0xE2, 0xF0, 0xFF]
    for _ in 0..<400 {
      var text = Array(Self.sound.utf8)
      for _ in 0...random.next(4) {
        switch random.next(3) {
        case 0: text[random.next(text.count)] = wrong[random.next(wrong.count)]
        case 1: text.remove(at: random.next(text.count))
        default: text.insert(wrong[random.next(wrong.count)], at: random.next(text.count))
        }
      }
      _ = exhaust(text, as: random.next(2) == 0 ? .json5 : .strict)
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>) func `no sequence of tokens traps`(_ seed: UInt64) {
    let parts = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "'b'", "k", "$x", "é", "1", "-2.5", ".5", "5.", "0x1F",
      "0x", "01", "1e5", "-0e999", "1e", "0xFFFFFFFFFFFFF", "-Infinity", "NaN", "true", "nul",
      "null", " ", "\n", "//c\n", "/*x*/", "/", "'\\n'", "'\\u0000'", "'\\x00'", "'\\u0001'",
      "'\\x41'", "'\\ud83d\\ude00'", "'\\ud83d'", "'\\q'", "'\\\n'", "\u{B}", "\u{A0}",
      "'\u{2028}'",
      "\u{1}", "\\u0061", "\u{FEFF}", "-", "+", ".", "\0", "'\\/'", "\"", "'", "/*", "\\",
    ]
    var random = Steps(seed)
    for _ in 0..<2000 {
      var text = (0...random.next(12)).map { _ in parts[random.next(parts.count)] }.joined()
      if random.next(3) > 0 { text = random.next(2) == 0 ? "[\(text)]" : "{\(text)}" }
      _ = exhaust(Array(text.utf8), as: random.next(4) == 0 ? .strict : .json5)
    }
  }

  @Test func `every text of three bytes is read`() {
    let bytes = Array("{}[],:'\"\\/*a1-.\n".utf8) + [0, 0xC3, 0xA9]
    for a in bytes {
      for b in bytes { for c in bytes { _ = exhaust([a, b, c], as: .json5) } }
    }
  }

  @Test(arguments: [
    "[", "{", "{\"a\":", "[{a:", "]", "}", "[]", "'", "\"\\", "/*", "/", "a", "a ", "-", "0", "1,",
    ",", ":",
    "\\", "é", "\n", "{a:[", "[1,[],", "'a',", "{a b c", "[}", "{]", "nul,",
  ])
  func `time is linear in any repetition`(_ pattern: String) {
    let clock = ContinuousClock()
    let bytes = Array(String(repeating: pattern, count: (1 << 19) / pattern.utf8.count).utf8)
    // A quadratic reader would need minutes.
    let time = clock.measure { _ = JSONDocument(bytes, path: "x") }
    #expect(time < .seconds(20))
  }
}

/// A generator of steps that are the same on every machine.
private struct Steps {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &+ 1 }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
