// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
package import VibrancyVocabulary

/// A Live Activity as it is written: what it draws in each presentation that is described.
package struct DescribedActivity: Sendable {
  /// Where it is written.
  let source: JSONNode
  /// The presentations in the order of `ActivityPresentation.allCases`; at least one.
  package let presentations: [DescribedPresentation]
}

extension DescribedActivity {
  /// `nil`: it is none, which is reported.
  init?(_ value: JSONCursor, limits: DescriptionLimits) {
    guard let object = value.object(ActivityPresentation.self, .known) else { return nil }
    source = value.node
    presentations = ActivityPresentation.allCases.compactMap { presentation in
      object[presentation].flatMap { DescribedPresentation($0, presentation, limits: limits) }
    }
    if value.count == 0 {
      let names = ActivityPresentation.allCases.map(\.rawValue).joined(separator: ", ")
      value.report("is empty", fix: "describe at least one of \(names)")
    }
  }
}

/// One presentation of a Live Activity as it is written.
package struct DescribedPresentation: Sendable {
  /// The keys of a presentation.
  package enum Key: String, CaseIterable { case layers, background, width, height }

  /// Which one.
  package let presentation: ActivityPresentation
  /// What is drawn, from the bottom up; at least one.
  package let layers: [DescribedLayer]
  /// What is drawn behind the layers; not in the Dynamic Island.
  package let background: DescribedBackground?
  /// The length of the side that the activity chooses, in points; within its documented range.
  package let length: Double?
}

extension DescribedPresentation {
  /// `nil`: it is none, which is reported.
  init?(
    _ value: JSONCursor, _ presentation: ActivityPresentation, limits: DescriptionLimits
  ) {
    guard let object = value.object(Key.self, .known) else { return nil }
    self.presentation = presentation
    let list = object.required(.layers)
    if list?.isEmptyList == true { list?.report("is empty", fix: "name at least one") }
    layers = list?.list { DescribedLayer($0) } ?? []
    if let list, let count = list.count, count > limits.layers {
      list.report("has \(count) layers, more than the limit of \(limits.layers)", fix: "use fewer")
    }
    for layer in layers where layer.families != nil {
      value.mistakes.cursor(at: layer.source).report(
        "names families, which a Live Activity does not have", fix: "leave the key out")
    }
    if !presentation.takesBackground, let background = object[.background] {
      background.reportKey("is of no use: the Dynamic Island is black", fix: "leave the key out")
    }
    background = object[.background].flatMap { DescribedBackground($0) }
    let families = object[.background]?.node.members?.first { $0.key == "families" }
    if let families {
      value.mistakes.cursor(at: families).reportKey(
        "names families, which a Live Activity does not have", fix: "leave the key out")
    }
    length = Self.length(presentation, object)
  }

  private static func length(
    _ presentation: ActivityPresentation, _ object: JSONObject<Key>
  ) -> Double? {
    let free = presentation.freeSide
    for (side, key) in [(ActivityPresentation.Side.width, Key.width), (.height, .height)] {
      guard let value = object[key], free?.side != side else { continue }
      value.reportKey(
        "is decided by the system for '\(presentation.rawValue)'", fix: "leave the key out")
    }
    guard let free, let value = object[free.side == .width ? .width : .height],
      let number = value.number()
    else { return nil }
    // NaN is in no range.
    guard free.range.contains(number) else {
      value.report(
        "is \(number)",
        fix: "write points from \(free.range.lowerBound) to \(free.range.upperBound)")
      return nil
    }
    return number
  }
}
