// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

/// A style of SwiftUI for a control, declared once: what it is set by, its names, and what it changes.
///
/// Those of a control are in a file of it in `Styles`, and all in `all`.
package struct StyleWord: Sendable {
  /// What it is a style of.
  package let control: StyledControl
  /// Its name as a static member: `accessoryCircular`.
  package let member: String
  /// The names of its type: `AccessoryCircularGaugeStyle`.
  package let types: [String]
  /// How far it is drawn.
  package let standing: Standing
  /// What it changes for the controls inside.
  let change: EnvironmentChange

  /// A style.
  init(
    _ control: StyledControl, _ member: String, _ types: [String], _ change: EnvironmentChange,
    _ standing: Standing
  ) {
    (self.control, self.member, self.types) = (control, member, types)
    (self.change, self.standing) = (change, standing)
  }

  /// The style of a control by the name of its member or type; `nil`: there is none.
  package init?(named name: String, of control: StyledControl) {
    guard let word = Self.byName[control]?[name] else { return nil }
    self = word
  }

  /// Whether a name is that of a style's type.
  package static func isType(_ name: String) -> Bool { typeNames.contains(name) }

  private static let byName: [StyledControl: [String: StyleWord]] = all.reduce(into: [:]) {
    words, word in
    for name in [word.member] + word.types { words[word.control, default: [:]][name] = word }
  }

  private static let typeNames = Set(all.flatMap(\.types))
}

extension SampleValue {
  /// The name of a style: of `.plain`, `.circular(…)` or `PlainButtonStyle()`.
  var styleName: String? {
    switch self {
    case .implicit(let name, _, _), .interface(.word(_, let name)): name
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .enumeration, .structure, .object, .closure, .function, .type, .keyPath, .foundation,
      .interface, .view, .unknown:
      nil
    }
  }
}
