// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Interpreter {
  /// Whether a modifier that changes no ink says where a view lies, or how large its text is.
  static func laysOut(_ name: String) -> Bool { name == "padding" || name == "font" }

  /// What `padding` or `font` says; `nil`: nothing that is known, or nobody asks.
  func layout(_ name: String, _ arguments: [Passed]) -> ViewTree.Layout? {
    guard describes else { return nil }
    switch name {
    case "padding":
      let numbers = arguments.compactMap { number($0.value) }
      let words = arguments.compactMap { argument -> Set<String>? in
        switch argument.value {
        case .member(let words, _): words
        case .list(let values):
          values.reduce(into: Set<String>()) { edges, value in
            if case .member(let words, _) = value { edges.formUnion(words) }
          }
        case .unknown, .truth, .number, .text, .view, .paint, .picture, .closure, .method, .object,
          .type, .pairs, .nothing, .environment, .implicit, .configuration, .either:
          nil
        }
      }
      return .padding(words.first ?? ["all"], numbers.first)
    case "font":
      switch arguments.first?.value {
      case .number(let size)?: return .font(size)
      case .member(let words, _)? where words.count == 1:
        return words.first.flatMap { Self.textSizes[$0] }.map { .font($0) }
      case .unknown, .truth, .text, .view, .paint, .picture, .closure, .method, .object, .type,
        .list, .pairs, .nothing, .environment, .implicit, .configuration, .either, .member, nil:
        return nil
      }
    default: return nil
    }
  }

  /// What a text says, if anybody asks.
  func words(of arguments: [Argument], _ frame: inout Frame) -> Names? {
    guard describes, let first = arguments.first else { return nil }
    return value(first.value, &frame).asNames
  }

  /// The height that `.system(size: 13)` gives text, if anybody asks.
  func fontSize(_ name: String, _ arguments: [Passed]) -> Value? {
    guard describes, name == "system" else { return nil }
    return number(arguments.first { $0.label == "size" }?.value).map { .number($0) }
  }

  /// A view in a frame that takes all room there is, where it does.
  func filling(_ tree: ViewTree, _ arguments: [Passed], _ spot: Spot) -> ViewTree {
    func fills(_ label: String) -> Bool {
      guard let value = arguments.first(where: { $0.label == label })?.value else { return false }
      if case .member(let words, _) = value { return words.contains("infinity") }
      return false
    }
    let (isWide, isHigh) = (fills("maxWidth"), fills("maxHeight"))
    guard isWide || isHigh else { return tree }
    return .modified(
      tree, .layout(.filling(isWide: isWide, isHigh: isHigh, Self.alignment(arguments))), spot)
  }

  /// Points of SwiftUI's text styles at the usual size of text.
  ///
  /// Documented: Human Interface Guidelines, Typography, iOS, size Large.
  private static let textSizes: [String: Double] = [
    "largeTitle": 34, "title": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17,
    "callout": 16, "subheadline": 15, "footnote": 13, "caption": 12, "caption2": 11,
  ]
}
