// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax

/// Initializers of types with arguments that are written out, wherever the project has them: in
/// previews, tests, fixtures, or where an app starts an activity.
struct WrittenCalls {
  /// The files that are searched.
  let sources: [Source]

  /// The most calls of a type that are looked at.
  private static let most = 400
  /// The most that are kept.
  private static let mostKept = 12

  /// The arguments of the calls of a type that say most, in the order of files.
  ///
  /// - Parameter name: Its last name, or what code outside calls it: `Attributes.ContentState`.
  func calls(of name: String) -> [[Argument]] {
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last else { return [] }
    var found: [(arguments: [Argument], count: Int, rank: Int)] = []
    var seen = 0
    let length = Int32(truncatingIfNeeded: last.utf8.count)
    for source in sources {
      for index in source.tokens.indices
      where source.tokens[index].length == length && source.token(index + 1).isMark("(") {
        guard source.token(index).isName, source.text(index) == last, !isDeclared(source, index)
        else { continue }
        seen += 1
        guard seen < Self.most else { break }
        var parser = ExpressionParser(source, 0..<0)
        let arguments = parser.arguments(source.inside(index + 1))
        let count = arguments.count { $0.value.isWritten }
        // Of nothing, or of a failure, it is no example.
        guard count > 0, !arguments.contains(where: { $0.value.saysNothing }) else { continue }
        found.append((arguments, count, Self.rank(source.path)))
      }
    }
    let most = found.map(\.count).max() ?? 0
    var kept: [[Argument]] = []
    var texts: Set<String> = []
    for rank in 0...1 {
      for call in found where call.rank == rank && 3 * call.count >= 2 * most {
        guard kept.count < Self.mostKept else { return kept }
        let text = call.arguments.filter { $0.value.isWritten }.map { "\($0)" }.joined()
        if texts.insert(text).inserted { kept.append(call.arguments) }
      }
    }
    return kept
  }

  /// Files for previews and tests come first: what they write is meant as an example.
  private static func rank(_ path: String) -> Int {
    let lower = path.lowercased()
    return ["preview", "sample", "mock", "fixture", "example", "demo", "test"].contains {
      lower.contains($0)
    } ? 0 : 1
  }

  /// Whether a name is declared here and not called.
  private func isDeclared(_ source: Source, _ index: Int) -> Bool {
    ["func", "struct", "class", "enum", "macro", "case"].contains(source.text(index - 1))
  }
}

extension Expression {
  /// Whether it is a text that is empty, or says that there is nothing.
  fileprivate var saysNothing: Bool { saysNothing(0) }

  private func saysNothing(_ depth: Int) -> Bool {
    if case .call(_, let arguments, _) = self, depth < 12 {
      return arguments.contains { $0.value.saysNothing(depth + 1) }
    }
    guard case .text(let pieces) = self else { return false }
    guard pieces.count <= 1 else { return false }
    guard case .literal(let text)? = pieces.first else { return pieces.isEmpty }
    return text.isEmpty || Self.nothings.contains(text.lowercased())
  }

  private static let nothings: Set<String> = [
    "failed", "error", "unknown", "none", "n/a", "-", "--", "–", "—", "?", "null", "nil", "empty",
    "loading", "loading...", "loading…", "undefined", "no data",
  ]

  /// Whether it says all by itself: literals, cases by name, and what system types make of such.
  var isWritten: Bool { isWritten(0) }

  private func isWritten(_ depth: Int) -> Bool {
    guard depth < 12 else { return false }
    switch self {
    case .text(let pieces):
      return pieces.allSatisfy { if case .literal = $0 { true } else { false } }
    case .number, .integer, .truth, .nothing: return true
    case .member(nil, _, _): return true
    case .member(.name(let type, _)?, _, _): return type.isCapitalized
    case .list(let elements): return elements.allSatisfy { $0.isWritten(depth + 1) }
    case .pairs(let pairs):
      return pairs.allSatisfy { $0.key.isWritten(depth + 1) && $0.value.isWritten(depth + 1) }
    case .prefix(let sign, let operand): return sign == "-" && operand.isWritten(depth + 1)
    case .suffix(let sign, let operand): return sign == "!" && operand.isWritten(depth + 1)
    case .infix(let sign, let a, let b, _):
      return ["*", "+", "-", "/"].contains(sign) && a.isWritten(depth + 1)
        && b.isWritten(depth + 1)
    case .call(let callee, let arguments, _):
      // What is made of nothing says nothing.
      guard !arguments.isEmpty, arguments.allSatisfy({ $0.value.isWritten(depth + 1) }) else {
        return false
      }
      switch callee {
      case .name(let type, _): return type.isCapitalized
      case .member(let base, _, _): return base?.isWritten(depth + 1) ?? true
      case .text, .number, .integer, .truth, .nothing, .call, .element, .closure, .list, .pairs,
        .tuple, .prefix, .suffix, .operation, .infix, .choice, .branches, .keyPath, .cast, .test,
        .availability, .unknown:
        return false
      }
    case .name, .member, .element, .closure, .tuple, .operation, .choice, .branches, .keyPath,
      .cast, .test, .availability, .unknown:
      return false
    }
  }
}
