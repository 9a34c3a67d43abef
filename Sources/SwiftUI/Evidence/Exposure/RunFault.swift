// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyVocabulary

/// Something in the code that cannot look right where one run shows it.
struct RunFault: Hashable {
  var kind: CodeFaultKind
  var spot: Spot
  var others: Set<Spot>
  var isMaybe = false
  /// Whether its colors are as light as each other, so that it shows where lightness alone is left.
  var isOneStrength = false
  /// The name of the picture that swallows the others, if it is one and opaque enough.
  var picture: String?

  /// Whether it shows in a situation: in one color, in lightness alone (on the Lock Screen), or on the
  /// black of a place that removes the background.
  func shows(in situation: Situation) -> Bool {
    switch situation.mode {
    case .fullColor: kind == .darkInk && !situation.showsBackground
    case .accented: kind != .darkInk
    case .vibrant: isOneStrength && situation.family.isAccessory
    }
  }
}
