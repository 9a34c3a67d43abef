// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

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
