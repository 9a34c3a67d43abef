// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

/// A layer's shape as it is written.
package struct DescribedShape: Sendable {
  /// The shapes there are; names as in a description.
  package enum Kind: String, CaseIterable {
    case rectangle, circle, ellipse, capsule, containerRelative
  }

  /// The keys that only a layer with a shape has.
  static let keys: [DescribedLayer.Key] = [.cornerRadius, .fill, .stroke, .lineWidth]

  /// What it is, by name.
  let name: Written<String>
  /// The radius of a rectangle's corners in points; 0 for other shapes.
  let cornerRadius: Double
  /// The colors of its inside and of the line inside its edge.
  let fill: Written<String>?, stroke: Written<String>?
  /// The width of the line in points.
  let lineWidth: Double
}

extension DescribedShape {
  /// `nil`: it is none, which is reported.
  init?(_ value: JSONCursor, _ object: JSONObject<DescribedLayer.Key>) {
    (fill, stroke) = (object.string(.fill), object.string(.stroke))
    cornerRadius = object[.cornerRadius].flatMap { Self.points($0) } ?? 0
    lineWidth = object[.lineWidth].flatMap { Self.points($0) } ?? 1
    if let width = object[.lineWidth], object[.stroke] == nil {
      width.reportKey("belongs to a line", fix: #"add "stroke", or remove it"#)
    }
    guard let name = value.string() else { return nil }
    self.name = name
  }

  private static func points(_ value: JSONCursor) -> Double? {
    guard let number = value.number() else { return nil }
    // NaN is in no range.
    if !(0...10_000).contains(number) {
      value.report("is \(number)", fix: "write points from 0 to 10000")
    }
    return number
  }
}

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
