// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension SyntaxTree {
  /// The arguments in the parenthesis that opens at an index: their keys and expressions.
  func arguments(at open: Int) -> [(key: String, range: Range<Int>)] {
    var unlabelled = 0
    return split(inside(open)).map { part in
      if part.count > 2, token(part.lowerBound).isName, token(part.lowerBound + 1).isMark(":") {
        return (token(part.lowerBound).text, (part.lowerBound + 2)..<part.upperBound)
      }
      unlabelled += 1
      return ("#\(unlabelled - 1)", part)
    }
  }

  /// What an argument's expression says.
  func value(in range: Range<Int>, depth: Int = 0) -> ArgumentValue {
    let first = token(range.lowerBound)
    if range.count == 1 {
      switch first.text {
      case "true" where first.kind == .word: return .bool(true)
      case "false" where first.kind == .word: return .bool(false)
      case "nil" where first.kind == .word: return .nothing
      default: break
      }
    }
    if range.count == 2, first.isMark("."), token(range.lowerBound + 1).isName {
      return .member(token(range.lowerBound + 1).text)
    }
    let path = path(at: range.lowerBound)
    guard let last = path.names.last else { return .other }
    if path.end == range.upperBound { return .path(path.names) }
    guard token(path.end).isMark("("), close(path.end) == range.upperBound - 1, depth < 2 else {
      return .other
    }
    let arguments = arguments(at: path.end)
    if last == "Color" || last == "UIColor" {
      return color(arguments).map(ArgumentValue.color) ?? .other
    }
    return .call(
      last, arguments.map { Argument(key: $0.key, value: value(in: $0.range, depth: depth + 1)) })
  }

  /// The parameters a closure names, or `$0`.
  func closureParameters(_ brace: Int) -> [String] {
    for index in (brace + 1)..<max(brace + 1, min(brace + 8, close(brace)))
    where tokens[index].isWord("in") {
      return tokens[(brace + 1)..<index].filter { $0.kind == .word }.map(\.text)
    }
    return ["$0"]
  }

  /// `red:green:blue:`, `white:` or `hex:` in literal numbers, opaque, as `#RRGGBB`.
  private func color(_ arguments: [(key: String, range: Range<Int>)]) -> String? {
    func fraction(_ key: String) -> Double? {
      arguments.first { $0.key == key }.flatMap { number(in: $0.range) }
    }
    for key in ["opacity", "alpha"] where arguments.contains(where: { $0.key == key }) {
      guard fraction(key) == 1 else { return nil }
    }
    if let hex = arguments.first(where: { $0.key == "hex" }) {
      let text = token(hex.range.lowerBound).text
      let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text.drop { $0 == "#" }
      let isHex = digits.utf8.count == 6 && digits.allSatisfy(\.isHexDigit)
      return hex.range.count == 1 && isHex ? "#" + digits.uppercased() : nil
    }
    if let white = fraction("white") { return Self.hex(white, white, white) }
    guard let red = fraction("red"), let green = fraction("green"), let blue = fraction("blue")
    else { return nil }
    return Self.hex(red, green, blue)
  }

  /// `0.5`, `12 / 255`.
  private func number(in range: Range<Int>) -> Double? {
    func double(_ index: Int) -> Double? {
      token(index).kind == .number
        ? Double(String(token(index).text.filter { $0 != "_" })) : nil
    }
    guard let first = double(range.lowerBound) else { return nil }
    if range.count == 1 { return first }
    guard range.count == 3, token(range.lowerBound + 1).isMark("/"),
      let second = double(range.lowerBound + 2), second > 0
    else { return nil }
    return first / second
  }

  private static func hex(_ components: Double...) -> String {
    components.reduce(into: "#") { text, component in
      // Comparisons first: converting what is not finite would trap.
      let code = UInt8((component > 0 ? (component < 1 ? component : 1) : 0) * 255 + 0.5)
      text += (code < 16 ? "0" : "") + String(code, radix: 16, uppercase: true)
    }
  }
}

/// When a statement of a helper is reached.
enum Reach: Sendable {
  /// On every current system.
  case always
  /// When a runtime condition holds.
  case conditional
  /// On older systems only: beside `if #available`.
  case older
}

extension SyntaxTree {
  /// When a token is reached, within the body that opens with `outermost`.
  func reach(of index: Int, from outermost: Int) -> Reach {
    var result = Reach.always
    for brace in braces(around: index, limit: 32) {
      if brace <= outermost { break }
      switch reach(ofBrace: brace) {
      case .older: return .older
      case .conditional: result = .conditional
      case .always: break
      }
    }
    return result
  }

  private func reach(ofBrace brace: Int) -> Reach {
    if token(brace - 1).isWord("else") {
      guard token(brace - 2).isMark("}") else { return .older }
      // What `if #available` guards is the rule, so its `else` is for older systems.
      return switch condition(ofBrace: close(brace - 2)) {
      case .available: .older
      case .unavailable: .always
      case .runtime: .conditional
      case .none: .always
      }
    }
    return switch condition(ofBrace: brace) {
    case .available, .none: .always
    case .unavailable: .older
    case .runtime: .conditional
    }
  }

  private enum Condition { case none, available, unavailable, runtime }

  /// The condition before a brace, looking back over at most 40 tokens.
  private func condition(ofBrace brace: Int) -> Condition {
    var index = brace - 1
    var (available, unavailable, others) = (false, false, false)
    for _ in 0..<40 where index >= 0 {
      let token = tokens[index]
      switch token.text {
      case "{", "}", ";": return .none
      case "switch", "while", "for", "catch": if token.kind == .word { return .runtime }
      case "if":
        if token.kind == .word {
          if others || (available == unavailable) { return .runtime }
          return available ? .available : .unavailable
        }
      case "#available": available = true
      case "#unavailable": unavailable = true
      case ",", "&&", "||": others = true
      case ")", "]": index = partners[index] >= 0 ? Int(partners[index]) : index
      default: break
      }
      index -= 1
    }
    return .none
  }
}
