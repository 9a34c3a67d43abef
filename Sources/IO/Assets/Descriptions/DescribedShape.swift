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
