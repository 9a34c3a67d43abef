// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyTypography
internal import VibrancyVocabulary

extension Gauge {
  /// What a gauge is made of, by its style. Without one it is circular in accessory families and linear
  /// elsewhere (Documented).
  func node(_ environment: LayoutEnvironment) -> ViewNode {
    let gauge = withoutEmptyParts
    switch environment.gaugeStyle {
    case .automatic:
      return environment.isAccessory
        ? gauge.circularNode(environment) : gauge.linearCapacityNode(environment)
    case .accessoryCircular: return gauge.circularNode(environment)
    case .accessoryCircularCapacity: return gauge.circularCapacityNode(environment)
    case .accessoryLinear: return gauge.markedLinearNode(environment)
    case .accessoryLinearCapacity: return gauge.accessoryLinearCapacityNode(environment)
    case .linearCapacity: return gauge.linearCapacityNode(environment)
    case .bezel(let isMarked): return gauge.bezelNode(isMarked: isMarked, environment)
    }
  }

  /// The gauge without parts in which there is nothing to see: an `EmptyView` makes no room.
  private var withoutEmptyParts: Gauge {
    var gauge = self
    gauge.label = label.filter { !$0.isEmpty }
    gauge.currentValue = currentValue.filter { !$0.isEmpty }
    gauge.minimum = minimum.filter { !$0.isEmpty }
    gauge.maximum = maximum.filter { !$0.isEmpty }
    return gauge
  }

  /// The value as a share, `0...1`.
  var share: Double { value > 0 ? min(value, 1) : 0 }
}

extension LayoutEnvironment {
  /// The diameter of circular gauges and the width of their line, in points: 58 and 5.5 on iOS (Calibrated:
  /// 11 pictures, .1 pt), 50 and 4.7 on watchOS (8 pictures); where the system has less room for one, both
  /// in proportion.
  var ring: (diameter: Double, line: Double) {
    let (diameter, line): (Double, Double) =
      switch system {
      case .iOS18, .iOS26, .macOS, .visionOS: (58, 5.5)
      case .watchOS: (50, 4.7)
      }
    let unit = min(1, (largestRing ?? diameter) / diameter)
    return (diameter * unit, line * unit)
  }

  /// What a gauge or progress is painted with: its tint, or the foreground in accessories without one
  /// (Assumed).
  var gaugeStyleTint: ForegroundStyle { tint == nil && isAccessory ? .primary : .tint }

  /// Whether it is an accessory without a tint on a phone.
  var hasFaintTracks: Bool { tint == nil && isAccessory && system.isPhone }

  /// The share of a tint that shows where a ring is not filled: .3 (Calibrated: one picture), in
  /// accessories without a tint .4 (Calibrated: 3 captures).
  var trackShare: Double { hasFaintTracks ? 0.4 : 0.3 }
}
