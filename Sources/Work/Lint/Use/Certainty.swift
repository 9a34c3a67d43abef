// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What it is known from whether a widget shows a piece of art.
enum Certainty: Sendable, Hashable {
  /// What the code shows it in.
  enum Surface: Sendable, Hashable {
    /// A widget.
    case widget
    /// Live Activities and controls alone: no evidence of a place it is judged in.
    case elsewhere
  }

  /// Somebody named it: on the command line, in a description.
  case named
  /// The code shows it.
  case used(Surface)
  /// It lies in a folder of art alone, which is all meant.
  case assumed
  /// A target's catalog holds it and no source names it.
  ///
  /// - Parameter isFollowed: Whether all code of that target was followed; else some may show it.
  case unseen(isFollowed: Bool)
  /// No widget target has to do with it.
  case unknown

  /// Whether it proves that a widget shows the art.
  var isProof: Bool {
    switch self {
    case .named, .used: true
    case .assumed, .unseen, .unknown: false
    }
  }

  /// Whether rules judge it in places, and not as a file alone.
  var hasPlaces: Bool {
    switch self {
    case .used(.elsewhere): false
    case .named, .used(.widget), .assumed, .unseen, .unknown: true
    }
  }
}
