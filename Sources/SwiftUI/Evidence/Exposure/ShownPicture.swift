// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

/// A picture as one run of a widget's code shows it.
struct ShownPicture: Hashable {
  /// The name that code has for it, U+0000 in place of what is not known; `nil`: it is made or loaded
  /// while the widget runs.
  var name: String?
  /// Where it is made.
  var spot: Spot
  /// Whether it is shown by a `UIImage` or the like.
  var isBitmap = false
  /// Whether it is of a bundle of its own, whose sets may not be at hand.
  var hasBundle = false
  /// How it is shown.
  var manner: Manner
  /// Whether it is a part of the container background.
  var isBackground: Bool
  /// Whether something is drawn behind it.
  var hasBackdrop: Bool
  /// The views it is in, outermost first.
  var way: [Spot]
}
