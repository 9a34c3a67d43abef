// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Functions and properties that name a picture by data, while all that may be shown is covered.
extension Evaluator {
  /// The most steps of all runs of one.
  private static let mostNamingSteps = 20_000

  /// What a function gives that names a picture: where that depends on what is one of many, such as
  /// the case of a large enum, which few runs would meet each, all the names at once.
  package func eachName(at spot: Spot, _ run: () -> SampleValue?) -> SampleValue? {
    guard let before = choices else { return run() }
    let first = run()
    guard thrown == nil, let after = choices, after.manyCount > before.manyCount, hasSteps else {
      return first
    }
    choices = before.ofPart()
    var names = NamesByData()
    let (_, isLong) = briefly(Self.mostNamingSteps) {
      repeat {
        let result = run()
        if thrown != nil || !hasSteps { return }
        names.add(result ?? .void)
      } while names.isKnown && choices?.advance() == true
    }
    thrown = nil
    let values = names.values(at: spot)
    guard !isLong, names.isKnown, !values.isEmpty else {
      choices = after
      return first
    }
    choices = before
    return values[choose(values.count, at: Site(Gap(spot: spot, name: "names")))]
  }

  /// The picture that a function was given, where it gives one: it is the same, drawn anew.
  package func redrawn(
    _ value: SampleValue?, as type: TypeName?, _ arguments: [PassedValue], on own: SampleValue?
  ) -> SampleValue? {
    guard let type, type.isOfBitmaps, let value else { return value }
    if case .nothing = value { return value }
    if case .view(.image(let image)) = value, !image.isMade { return value }
    for given in arguments.map(\.value) + [own].compactMap(\.self) {
      guard case .view(.image(var image)) = given else { continue }
      image.isRedrawn = true
      return .view(.image(image))
    }
    return value
  }
}

extension ImageValue {
  /// Whether it is made while the app runs.
  fileprivate var isMade: Bool {
    if case .made = origin { true } else { false }
  }
}

/// What several runs of a function name.
private struct NamesByData {
  /// Whether each is a text or a picture, or `nil`.
  package private(set) var isKnown = true
  private var hasNothing = false
  private var texts: [String] = []
  private var named: [String] = []
  private var image: ImageValue?
  private var others: [ImageValue] = []

  package mutating func add(_ value: SampleValue) {
    switch value {
    case .nothing: hasNothing = true
    case .string(let text): texts.append(text)
    case .unknown(let hole):
      guard hole.type?.last == "String", let pattern = hole.pattern else {
        isKnown = false
        return
      }
      texts += TextAlternatives.patterns(of: pattern)
    case .view(.image(let new)): add(new)
    case .void, .bool, .integer, .double, .array, .set, .dictionary, .tuple, .range, .enumeration,
      .structure, .object, .closure, .function, .type, .keyPath, .implicit, .foundation,
      .interface, .view:
      isKnown = false
    }
  }

  private mutating func add(_ new: ImageValue) {
    if case .named(let name) = new.origin, image.map({ $0.isLike(new) }) ?? true {
      image = image ?? new
      named += TextAlternatives.patterns(of: name)
    } else if !others.contains(where: { $0.isLike(new) && $0.hasOrigin(of: new) }) {
      others.append(new)
    }
  }

  /// What they are: all texts as one, all pictures of a kind as one.
  package func values(at spot: Spot) -> [SampleValue] {
    var values: [SampleValue] = []
    if !texts.isEmpty {
      let pattern = TextAlternatives.pattern(of: texts)
      let gap = Gap(spot: spot, name: "names")
      var hole = Hole(TypeName("String"), at: Site(gap).member(pattern), gap: gap)
      hole.pattern = pattern
      values.append(
        Set(texts).count == 1 && !pattern.contains("\u{0}") ? .string(pattern) : .unknown(hole))
    }
    if var image {
      image.origin = .named(TextAlternatives.pattern(of: named))
      values.append(.view(.image(image)))
    }
    return values + others.map { .view(.image($0)) } + (hasNothing ? [.nothing] : [])
  }
}

extension ImageValue {
  /// Whether another one is shown in the same way.
  fileprivate func isLike(_ other: ImageValue) -> Bool {
    isTemplate == other.isTemplate && isResizable == other.isResizable
      && isBitmap == other.isBitmap && isRedrawn == other.isRedrawn
  }

  /// Whether another one is the same symbol, or made as well.
  fileprivate func hasOrigin(of other: ImageValue) -> Bool {
    switch (origin, other.origin) {
    case (.made, .made): true
    case (.symbol(let name), .symbol(let otherName)), (.named(let name), .named(let otherName)):
      name == otherName
    case (.made, _), (.symbol, _), (.named, _): false
    }
  }
}
