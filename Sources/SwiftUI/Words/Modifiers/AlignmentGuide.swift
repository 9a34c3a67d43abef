// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  /// The closure is run with lengths that stand for the view's own.
  static let alignmentGuide = ModifierWord(
    "alignmentGuide", on: #"Text("42")"#,
    example: "alignmentGuide(.leading) { dimensions in dimensions[.trailing] / 2 + 4 }",
    .simplified("what the closure gives is a sum of multiples of the view's lengths, or nothing")
  ) { call in
    guard let name = call.word, let closure = call.parts["computeValue"] ?? call.parts.trailing
    else { return [] }
    let guide: Guide =
      SystemWords.horizontal(name) != nil && name != "center"
      ? .horizontal(call.ui.horizontal(call.parts[0]) ?? .center)
      : .vertical(call.ui.vertical(call.parts[0]) ?? .center)
    let dimensions = SampleValue.interface(.word("ViewDimensions", "dimensions"))
    let result = call.code.call(closure, [PassedValue(nil, dimensions)], at: call.spot)
    var rule = GuideRule(guide)
    if let points = result.number {
      rule.offset = points
      return [.alignmentGuide(rule)]
    }
    guard case .interface(.length(let length)) = result else { return [] }
    (rule.base, rule.factor) = (length.base, length.factor)
    (rule.widthShare, rule.heightShare, rule.offset) = (length.width, length.height, length.points)
    return [.alignmentGuide(rule)]
  }
}
