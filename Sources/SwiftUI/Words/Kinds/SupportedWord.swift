// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A word of SwiftUI as the list of what is supported has it.
package struct SupportedWord: Sendable {
  /// What a word is.
  package enum Kind: String, Sendable, CaseIterable {
    case modifier, view, shape, style
  }

  /// What it is.
  package let kind: Kind
  /// Its name, then those of others that are drawn alike.
  package let names: [String]
  /// Code that uses it; `nil`: it is not drawn.
  package let example: String?
  /// How far it is drawn.
  package let standing: Standing

  /// All of a kind, by name.
  package static func all(_ kind: Kind) -> [SupportedWord] {
    let words: [SupportedWord] =
      switch kind {
      case .modifier:
        ModifierWord.all.map {
          SupportedWord(.modifier, $0.names, $0.example.view + "." + $0.example.call, $0.standing)
        }
      case .view:
        ViewWord.all.map { SupportedWord(.view, $0.names, $0.example, $0.standing) }
          + ViewWord.undrawn.map { SupportedWord(.view, [$0], nil, .left) }
      case .shape: ShapeWord.all.map { SupportedWord(.shape, $0.names, $0.example, $0.standing) }
      case .style:
        StyleWord.all.map {
          let call = "\($0.control.modifier)(.\($0.member))"
          return SupportedWord(
            .style, [call] + $0.types, $0.control.view.example + "." + call, $0.standing)
        }
      }
    return words.sorted { $0.names[0] < $1.names[0] }
  }

  private init(_ kind: Kind, _ names: [String], _ example: String?, _ standing: Standing) {
    (self.kind, self.names, self.example, self.standing) = (kind, names, example, standing)
  }
}
