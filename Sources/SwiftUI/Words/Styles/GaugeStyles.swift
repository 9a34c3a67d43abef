// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension StyleWord {
  /// Those of `Gauge`, by name.
  static let gaugeStyles: [StyleWord] = [
    gauge("accessoryCircular", ["AccessoryCircularGaugeStyle"], .accessoryCircular),
    gauge(
      "accessoryCircularCapacity", ["AccessoryCircularCapacityGaugeStyle"],
      .accessoryCircularCapacity),
    gauge("accessoryLinear", ["AccessoryLinearGaugeStyle"], .accessoryLinear),
    gauge(
      "accessoryLinearCapacity", ["AccessoryLinearCapacityGaugeStyle"], .accessoryLinearCapacity),
    gauge("automatic", ["DefaultGaugeStyle"], .automatic),
    gauge(
      "circular", ["CircularGaugeStyle"], .accessoryCircular, .simplified("as `accessoryCircular`")),
    gauge("linear", ["LinearGaugeStyle"], .accessoryLinear, .simplified("as `accessoryLinear`")),
    gauge("linearCapacity", ["LinearCapacityGaugeStyle"], .linearCapacity),
  ]

  private static func gauge(
    _ member: String, _ types: [String], _ style: Gauge.Style, _ standing: Standing = .drawn
  ) -> StyleWord {
    StyleWord(.gauge, member, types, .gaugeStyle(style), standing)
  }
}
