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

    mutating func add(_ other: Summary) {
      fills += other.fills
      marks += other.marks
      bars += other.bars
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

extension Exposure {
  /// Finds fills that swallow what lies on them.
  ///
  /// - Parameter depth: How many views are open where the two meet.
  mutating func compare(
    _ lower: Summary, under upper: inout Summary, in depth: Int
  ) {
    guard situation.mode == .accented else { return }
    // The nearest fill hides those behind it.
    for fill in lower.fills.reversed() {
      guard let alpha = fill.alpha, alpha >= Self.opaque else { continue }
      if let group = fill.isAccent { tell(fill, swallowing: upper.marks, of: group, in: depth) }
      for index in upper.marks.indices {
        // A fill under the same condition is there whenever the mark is.
        let isThere = !fill.isMaybe || upper.marks[index].isMaybe
        upper.marks[index].isOnFill = upper.marks[index].isOnFill || isThere
      }
    }
    for track in lower.bars where !track.isPartial {
      guard let alpha = track.alpha, alpha >= Self.opaque, let group = track.isAccent else {
        continue
      }
      let bars = upper.bars.filter { bar in
        // An outline shows how much of it a filled bar leaves.
        bar.isPartial && bar.isAccent == group && !(track.isStroke && !bar.isStroke)
          && bar.alpha.map { $0 >= Self.opaque } == true
      }
      guard !bars.isEmpty else { continue }
      faults.append(
        Fault(
          kind: .oneGroupTrack, spot: track.spot, others: bars.map(\.spot),
          isMaybe: track.isMaybe || bars.allSatisfy(\.isMaybe)))
    }
  }

  /// Tells dark ink on the black of a place that removes the container background.
  mutating func judgeInk(_ spot: Spot, _ around: Surroundings) {
    guard situation.mode == .fullColor, !situation.showsBackground, !keepsBackground,
      !around.hasBackdrop, !around.isBackground, let ink = around.ink,
      let luminance = ink.luminance, ink.alpha != 0,
      // 2:1 against black, by WCAG.
      luminance + 0.05 < 0.1
    else { return }
    faults.append(
      Fault(
        kind: .darkInk, spot: spot, others: [], isMaybe: around.isMaybe || ink.isOneOfSeveral))
  }
}

/// Something in the code that cannot look right where it is shown.
struct Fault {
  enum Kind: Hashable, Sendable {
    /// An opaque fill and what lies on it become one color.
    case swallowed
    /// A track and its bar become one color.
    case oneGroupTrack
    /// Ink as dark as the black that is left when the container background goes.
    case darkInk
  }

  let kind: Kind
  let spot: Spot
  let others: [Spot]
  let isMaybe: Bool
}
