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
  /// The name of the picture that swallows the others, if it is one and opaque enough.
  var picture: String?

  /// Whether it shows in a situation: in one color, or on the black of a place that removes the
  /// background.
  func shows(in situation: Situation) -> Bool {
    kind == .darkInk
      ? situation.mode == .fullColor && !situation.showsBackground : situation.mode == .accented
  }
}
