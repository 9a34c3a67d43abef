// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

extension Exposure {
  /// What holds around a view.
  struct Surroundings {
    /// Whether it is in the accent group; `nil`: nobody knows.
    var isAccent: Bool? = false
    /// What `widgetAccentedRenderingMode` may say; empty: nothing. `nil`: nobody knows.
    var renderings: [AccentedRendering]? = []
    var hasLuminanceToAlpha = false
    var isTemplate: Bool?
    /// The foreground style; `nil`: the system's.
    var ink: Paint?
    /// Opacity around it; `nil`: nobody knows.
    var alpha: Double? = 1
    var isMaybe = false
    /// Whether it is a part of the container background.
    var isBackground = false
    /// Whether something is drawn behind it.
    var hasBackdrop = false
    var cutsOut = false
    var isPrivate = false
    var isInvalidatable = false
    /// Whether it takes the room it gets.
    var isResizable = false
    /// The height of text in points; `nil`: the system's usual.
    var textSize: Double?
    var width: Double?
    var height: Double?
    /// The views it is in, outermost first.
    var way: [Spot] = []
  }

  /// A picture as it is shown.
  struct Shown {
    let picture: Picture
    let spot: Spot
    let around: Surroundings
  }

  /// A fill that covers all of the view it belongs to.
  struct Fill {
    let spot: Spot
    /// The views it is in, outermost first.
    let way: [Spot]
    let alpha: Double?
    let isAccent: Bool?
    let isMaybe: Bool
  }

  /// Text, a symbol or a picture: what a fill may swallow.
  struct Mark {
    let spot: Spot
    let isAccent: Bool?
    let isMaybe: Bool
    /// Whether a fill lies right behind it, so that what is farther back does not matter.
    var isOnFill = false
  }

  /// A shape that may be a gauge's track, or its bar.
  struct Bar {
    let spot: Spot
    let alpha: Double?
    let isAccent: Bool?
    let isMaybe: Bool
    let isStroke: Bool
    var isPartial: Bool
  }

  /// What a view shows, for what lies around it.
  struct Summary {
    var fills: [Fill] = []
    var marks: [Mark] = []
    var bars: [Bar] = []
    /// Whether anything of it is drawn that others may lie on.
    var hasInk = false

    /// The most of each kind that are compared with each other.
    private static let most = 1024

    mutating func add(_ other: Summary) {
      fills += other.fills.prefix(max(Self.most - fills.count, 0))
      marks += other.marks.prefix(max(Self.most - marks.count, 0))
      bars += other.bars.prefix(max(Self.most - bars.count, 0))
      hasInk = hasInk || other.hasInk
    }

    /// Whether what lies on it has something behind.
    var isBackdrop: Bool { hasInk || !fills.isEmpty }
  }
}

extension Exposure {
  func marks(_ spot: Spot, _ around: Surroundings) -> [Mark] {
    // Ink that keeps its colors, or is cut out, reads on a fill of any color.
    guard !around.cutsOut, around.renderings?.isEmpty == true, !around.isBackground else {
      return []
    }
    return [Mark(spot: spot, isAccent: around.isAccent, isMaybe: around.isMaybe)]
  }

  func add(
    _ paint: Paint, isStroke: Bool, isShape: Bool, _ spot: Spot, _ around: Surroundings,
    to summary: inout Summary
  ) {
    guard paint.alpha != 0 else { return }
    guard !paint.isMaterial else {
      summary.hasInk = true
      return
    }
    let alpha = paint.alpha.flatMap { own in around.alpha.map { $0 * own } }
    let isMaybe = around.isMaybe || paint.isOneOfSeveral
    if isStroke {
      summary.hasInk = true
    } else {
      summary.fills.append(
        Fill(spot: spot, way: around.way, alpha: alpha, isAccent: around.isAccent, isMaybe: isMaybe)
      )
    }
    if isShape {
      summary.bars.append(
        Bar(
          spot: spot, alpha: alpha, isAccent: around.isAccent, isMaybe: isMaybe,
          isStroke: isStroke, isPartial: false))
    }
  }
}
