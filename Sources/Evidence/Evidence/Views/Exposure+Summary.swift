// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancySyntax
internal import VibrancyVocabulary

extension Exposure {
  /// What holds around a view.
  struct Surroundings {
    /// Whether it is in the accent group; `nil`: unknown.
    var isAccent: Bool? = false
    /// What `widgetAccentedRenderingMode` may say; empty: nothing. `nil`: unknown.
    var renderings: [AccentedRendering]? = []
    var hasLuminanceToAlpha = false
    var isTemplate: Bool?
    /// What changes its colors, the innermost first; `nil`: not known.
    private(set) var colorEffects: [ColorEffect]? = []
    /// The color scheme that code sets, where it is one.
    var scheme: ColorScheme?
    /// The foreground style; `nil`: the system's.
    var ink: Paint?
    /// Where that is set.
    var inkSpot: Spot?
    /// `BackgroundStyle`; `nil`: the system's.
    var backgroundStyle: Paint?
    /// Opacity around it; `nil`: unknown.
    var alpha: Double? = 1
    var isMaybe = false
    /// The branches it is in, of conditions that are not decided.
    private(set) var branches: [Branch] = []
    /// Whether it is a part of what is shown beside, behind or above others, where code sets no
    /// container background.
    var isPart = false
    /// Whether it is a part of the container background.
    var isBackground = false
    /// Whether something is drawn behind it.
    var hasBackdrop = false
    var cutsOut = false
    var isPrivate = false
    var isInvalidatable = false
    /// Whether it takes the room it gets.
    var isResizable = false
    /// Whether a frame gives it sides of its own, literal or computed.
    var isSized = false
    var width: Double?
    var height: Double?
    /// The views it is in, outermost first.
    var way: [Spot] = []

    /// Goes into a change of colors, what is inside of it first.
    mutating func enter(_ effect: ColorEffect?) {
      colorEffects = effect.flatMap { effect in colorEffects.map { [effect] + $0 } }
    }

    /// Goes into branches of a condition.
    mutating func enter(_ inner: [Branch]) {
      branches += inner
      if branches.count > Branch.most { branches.removeFirst(branches.count - Branch.most) }
    }
  }

  /// A picture as it is shown.
  struct Shown {
    let picture: Picture
    let spot: Spot
    let around: Surroundings

    /// Its name with how it is shown, if it is one that is known; else `nil`.
    var look: Look? { name.map { Look(name: $0, manner: Manner(around, of: picture)) } }

    private var name: String? {
      guard picture.sources.count == 1 else { return nil }
      switch picture.sources[0] {
      case .named(let names):
        return names.patterns.count == 1
          ? names.patterns.first.flatMap { Names.isOpen($0) ? nil : $0 } : nil
      case .symbol(let path), .generated(let path): return path.joined(separator: ".")
      case .system, .made, .glyph: return nil
      }
    }
  }

  /// A picture of a known name, shown in one manner.
  struct Look: Hashable {
    let name: String
    let manner: Manner
  }

  /// The looks that are shown whatever the conditions around them come to, as each of their branches
  /// shows them.
  var looksInEveryRun: Set<Look> {
    var branches: [Look: [[Branch]]] = [:]
    for one in shown where one.around.isMaybe && !one.around.branches.isEmpty {
      if let look = one.look { branches[look, default: []].append(one.around.branches) }
    }
    return Set(branches.filter { Branch.areAll($0.value) }.keys)
  }

  /// A fill that covers all of the view it belongs to.
  struct Fill {
    let spot: Spot
    /// The views it is in, outermost first.
    let way: [Spot]
    let alpha: Double?
    let isAccent: Bool?
    let isMaybe: Bool
    let branches: [Branch]
    /// The sides of its frame in points, where they are literal.
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
  }

  /// Text, a symbol or a picture: what a fill may swallow.
  struct Mark {
    let spot: Spot
    let isAccent: Bool?
    let isMaybe: Bool
    let branches: [Branch]
    /// The sides of its frame in points, where they are literal.
    let width: Double?
    let height: Double?
    /// Whether it is a picture that is not a symbol.
    var isPicture = false
    /// Whether a fill lies right behind it, so that what is farther back does not matter.
    var isOnFill = false
  }

  /// A picture that takes the room it gets. How much of it is opaque, who reads its file knows.
  struct Cover {
    let picture: Picture
    let spot: Spot
    let isAccent: Bool?
    let isMaybe: Bool
    let branches: [Branch]
  }

  /// A shape that may be a gauge's track, or its bar.
  struct Bar {
    let spot: Spot
    let alpha: Double?
    let isAccent: Bool?
    let isMaybe: Bool
    let branches: [Branch]
    let isStroke: Bool
    /// Whether a part of it is drawn that is computed.
    var isPartial = false
    /// Whether that is by a side of its frame, so that it starts where others of its kind do.
    var isFramed = false
  }

  /// What a view shows, for what lies around it.
  struct Summary {
    var fills: [Fill] = []
    var marks: [Mark] = []
    var bars: [Bar] = []
    var covers: [Cover] = []
    /// Whether anything of it is drawn that others may lie on.
    var hasInk = false

    /// The most of each kind that are compared with each other.
    private static let most = 1024

    mutating func add(_ other: Summary) {
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

    /// Puts it elsewhere than where others of its stack begin.
    mutating func move() {
      for index in bars.indices { bars[index].isFramed = false }
    }

    /// Whether anything of it is seen.
    var isSeen: Bool { hasInk || !fills.isEmpty || !marks.isEmpty }

    /// Whether what lies on it has something behind.
    var isBackdrop: Bool { hasInk || !fills.isEmpty }
  }
}

extension Exposure {
  /// A picture that what lies on it may be swallowed by: one that keeps no shades in flat color.
  func covers(_ picture: Picture, _ spot: Spot, _ around: Surroundings) -> [Cover] {
    guard around.isResizable, picture.sources.count == 1, !picture.isLoaded, !around.cutsOut,
      around.renderings?.isEmpty == true, !around.hasLuminanceToAlpha, !around.isBackground,
      let alpha = around.alpha, alpha >= Self.opaque
    else { return [] }
    return [
      Cover(
        picture: picture, spot: spot, isAccent: around.isAccent, isMaybe: around.isMaybe,
        branches: around.branches)
    ]
  }

  func marks(_ spot: Spot, _ around: Surroundings, isPicture: Bool = false) -> [Mark] {
    // Ink that keeps its colors, or is cut out, reads on a fill of any color.
    guard !around.cutsOut, around.renderings?.isEmpty == true, !around.isBackground else {
      return []
    }
    return [
      Mark(
        spot: spot, isAccent: around.isAccent, isMaybe: around.isMaybe, branches: around.branches,
        width: around.width, height: around.height, isPicture: isPicture)
    ]
  }

  func add(
    _ paint: Paint, isStroke: Bool, isShape: Bool, _ spot: Spot, _ around: Surroundings,
    to summary: inout Summary
  ) {
    var paint = paint.name == "background" ? around.backgroundStyle ?? paint : paint
    if around.hasLuminanceToAlpha { paint = paint.withLuminanceAsAlpha }
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
        Fill(
          spot: spot, way: around.way, alpha: alpha, isAccent: around.isAccent, isMaybe: isMaybe,
          branches: around.branches, width: around.width, height: around.height,
          isSized: around.isSized))
    }
    if isShape {
      summary.bars.append(
        Bar(
          spot: spot, alpha: alpha, isAccent: around.isAccent, isMaybe: isMaybe,
          branches: around.branches, isStroke: isStroke))
    }
  }
}
