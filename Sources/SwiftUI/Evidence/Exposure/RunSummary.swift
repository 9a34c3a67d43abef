// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancySyntax

/// What a view of one run shows, for what lies around it.
struct RunSummary {
  /// A fill that covers all of the view it belongs to.
  struct Fill {
    let spot: Spot
    /// The views it is in, outermost first.
    let way: [Spot]
    /// `nil`: not known.
    let alpha: Double?
    let isAccent: Bool
    /// Whether its color is not known.
    let isMaybe: Bool
    /// The sides of its frame in points, where they are known.
    let width: Double?
    let height: Double?
    /// Whether it has a frame of its own.
    let isSized: Bool

    /// A fill that is no higher or wider than this in points is a bar, which covers no mark.
    private static let thinnest = 6.0

    /// Whether it is too small to cover a mark.
    func isSmaller(than mark: Mark) -> Bool {
      func isLess(_ own: Double?, _ other: Double?) -> Bool {
        guard let own else { return false }
        return own <= Self.thinnest || other.map { own < $0 * 0.9 } ?? false
      }
      return isLess(width, mark.width) || isLess(height, mark.height)
    }

    /// The longest side in points of what is a dot, on which nothing stands.
    private static let dot = 24.0

    /// Whether a mark that is laid on it at a place does not stand on it.
    func isBeside(_ mark: Mark, _ alignment: Alignment) -> Bool {
      let (x, y) = mark.shift
      let isAside = alignment != .center
      // A dot at an edge of what is larger.
      if isAside, mark.width == nil, let width, let height, max(width, height) <= Self.dot {
        return true
      }
      // What is moved out over the edge that it lies at, or by half of the fill.
      if let width, abs(x) >= width / 2, x != 0 { return true }
      if let height, abs(y) >= height / 2, y != 0 { return true }
      return x < 0 && alignment.horizontal == .leading || x > 0 && alignment.horizontal == .trailing
        || y < 0 && alignment.vertical == .top || y > 0 && alignment.vertical == .bottom
    }

    /// How many views both are in.
    func depth(with mark: Mark) -> Int {
      zip(way, mark.way).prefix { $0 == $1 }.count
    }
  }

  /// Text, a symbol or a picture: what a fill may swallow.
  struct Mark {
    let spot: Spot
    /// The views it is in, outermost first.
    let way: [Spot]
    let isAccent: Bool
    let width: Double?
    let height: Double?
    /// Whether it is a picture that is not a symbol.
    var isPicture = false
    /// Whether a fill lies right behind it, so that what is farther back does not matter.
    var isOnFill = false
    /// How far it is moved from where it lies, in points.
    var shift = (x: 0.0, y: 0.0)
  }

  /// A picture that takes the room it gets. How much of it is opaque, who reads its file knows.
  struct Cover {
    let name: String?
    let spot: Spot
    let isAccent: Bool
  }

  /// A shape that may be a gauge's track, or its bar.
  struct Bar {
    let spot: Spot
    let alpha: Double?
    /// WCAG relative luminance, 0…1; `nil` where it is not known.
    let luminance: Double?
    let isAccent: Bool
    let isMaybe: Bool
    let isStroke: Bool
    /// Whether a part of it is drawn that is computed.
    var isPartial = false
    /// Whether that is by a side of its frame, so that it starts where others of its kind do.
    var isFramed = false

    /// Whether lightness alone does not distinguish the two: less than 1.15:1, by WCAG.
    func isAsLight(as other: Bar) -> Bool {
      guard let luminance, let otherLuminance = other.luminance else { return false }
      let (dark, light) = (min(luminance, otherLuminance), max(luminance, otherLuminance))
      return light + 0.05 < 1.15 * (dark + 0.05)
    }
  }

  var fills: [Fill] = []
  var marks: [Mark] = []
  var bars: [Bar] = []
  var covers: [Cover] = []
  /// Whether anything of it is drawn that others may lie on.
  var hasInk = false

  /// The most of each kind that are compared with each other.
  private static let most = 1024

  mutating func add(_ other: RunSummary) {
    fills += other.fills.prefix(max(Self.most - fills.count, 0))
    marks += other.marks.prefix(max(Self.most - marks.count, 0))
    bars += other.bars.prefix(max(Self.most - bars.count, 0))
    covers += other.covers.prefix(max(Self.most - covers.count, 0))
    hasInk = hasInk || other.hasInk
  }

  /// Leaves out fills that are smaller than what they lie in, which others lie on only by chance.
  mutating func dropSizedFills() {
    hasInk = isSeen
    fills.removeAll(where: \.isSized)
    covers = []
  }

  /// Leaves out fills that have a hole where others lie.
  mutating func dropFills() {
    hasInk = isSeen
    fills = []
  }

  /// Puts it elsewhere than where others of its stack begin.
  mutating func move() {
    for index in bars.indices { bars[index].isFramed = false }
  }

  /// Moves it by so many points from where others of its stack begin.
  mutating func move(by shift: (x: Double, y: Double)) {
    move()
    guard shift.x.isFinite, shift.y.isFinite else { return }
    for index in marks.indices {
      marks[index].shift.x += shift.x
      marks[index].shift.y += shift.y
    }
  }

  /// Marks it as drawn in part, by a length that is computed.
  mutating func makePartial(isFramed: Bool) {
    for index in bars.indices { (bars[index].isPartial, bars[index].isFramed) = (true, isFramed) }
  }

  /// Whether anything of it is seen.
  var isSeen: Bool { hasInk || !fills.isEmpty || !marks.isEmpty }

  /// Whether what lies on it has something behind.
  var isBackdrop: Bool { hasInk || !fills.isEmpty }
}
