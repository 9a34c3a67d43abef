// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

/// A layer's gauge as it is written.
package struct DescribedGauge: Sendable {
  /// How gauges are drawn; names as in a description.
  package enum Style: String, CaseIterable {
    case automatic, accessoryCircular, accessoryCircularCapacity, accessoryLinear
    case accessoryLinearCapacity, linearCapacity
  }

  /// The keys that only a layer with a gauge has.
  static let keys: [DescribedLayer.Key] = [
    .style, .tint, .label, .currentValue, .minimum, .maximum,
  ]

  /// The value.
  enum Value: Sendable {
    case number(Double)
    /// A string with `${…}` that says it.
    case written(Written<String>)
  }

  /// The value, `0...1`.
  let value: Value
  /// How it is drawn, by name.
  let style: Written<String>?
  /// Its color.
  let tint: Written<String>?
  /// Its texts.
  let label: Written<String>?, currentValue: Written<String>?
  let minimum: Written<String>?, maximum: Written<String>?
}

extension DescribedGauge {
  /// `nil`: it is none, which is reported.
  init?(_ value: JSONCursor, _ object: JSONObject<DescribedLayer.Key>) {
    (style, tint) = (object.string(.style), object.string(.tint))
    (label, currentValue) = (object.string(.label), object.string(.currentValue))
    (minimum, maximum) = (object.string(.minimum), object.string(.maximum))
    if let text = value.node.string {
      self.value = .written(Written(text, at: value.node))
    } else {
      guard let number = value.number() else { return nil }
      self.value = .number(number)
      Self.check(number, at: value)
    }
  }

  /// Reports a value that is not a share.
  static func check(_ number: Double?, at value: JSONCursor) {
    // NaN is in no range.
    guard let number, (0...1).contains(number) else {
      let shown = number.map { "\($0)" } ?? "not a number"
      return value.report("is \(shown)", fix: "write a number from 0 to 1")
    }
  }
}
