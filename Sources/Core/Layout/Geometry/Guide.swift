// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A line of a view along which others are aligned.
package enum Guide: Hashable, Sendable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  /// Where the line is, from the left or the top, in a view that sets no other (Documented: a view
  /// without text has its text baselines at its bottom).
  package func standard(in size: Size) -> Double {
    switch self {
    case .horizontal(.leading): 0
    case .horizontal(.center): size.width / 2
    case .horizontal(.trailing): size.width
    case .horizontal(.custom(_, let share)): size.width * share
    case .vertical(.top): 0
    case .vertical(.center): size.height / 2
    case .vertical(.bottom), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline):
      size.height
    case .vertical(.custom(_, let share)): size.height * share
    }
  }

  /// Whether it is a baseline of text.
  var isBaseline: Bool {
    switch self {
    case .vertical(.firstTextBaseline), .vertical(.lastTextBaseline): true
    case .vertical(.top), .vertical(.center), .vertical(.bottom), .vertical(.custom): false
    case .horizontal: false
    }
  }
}

/// What `.alignmentGuide` sets: a line at `base × factor + width × widthShare + height × heightShare +
/// offset`.
package struct GuideRule: Hashable, Sendable {
  /// The line that it sets.
  package var guide: Guide
  /// Another line of the view, or this one as it was, that it starts from.
  package var base: Guide?
  /// The share of the base.
  package var factor = 1.0
  /// The share of the width added.
  package var widthShare = 0.0
  /// The share of the height added.
  package var heightShare = 0.0
  /// Points added.
  package var offset = 0.0

  /// A line at a distance from another of the same view, or from the left or the top.
  package init(_ guide: Guide, from base: Guide? = nil, offset: Double = 0) {
    (self.guide, self.base, self.offset) = (guide, base, offset)
  }
}
