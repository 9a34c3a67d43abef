// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

extension Gauge {
  /// What a gauge is made of, by its style. Without one it is circular in accessory families and linear
  /// elsewhere (Documented).
  func node(_ environment: LayoutEnvironment) -> ViewNode {
    switch environment.gaugeStyle {
    case .automatic:
      environment.isAccessory ? circularNode(environment) : linearCapacityNode(environment)
    case .accessoryCircular: circularNode(environment)
    case .accessoryCircularCapacity: circularCapacityNode(environment)
    case .accessoryLinear: markedLinearNode(environment)
    case .accessoryLinearCapacity: accessoryLinearCapacityNode(environment)
    case .linearCapacity: linearCapacityNode(environment)
    }
  }

  /// The value as a share, `0...1`.
  var share: Double { value > 0 ? min(value, 1) : 0 }
}

extension LayoutEnvironment {
  /// The diameter of circular gauges and the width of their line, in points: 58 and 5.5 on iOS (Calibrated:
  /// 11 pictures, .1 pt), 50 and 4.7 on watchOS (8 pictures).
  var ring: (diameter: Double, line: Double) {
    switch platform {
    case .iOS, .macOS: (58, 5.5)
    case .watchOS: (50, 4.7)
    }
  }

  /// What a gauge or progress is painted with: its tint, or the foreground in accessories without one
  /// (Assumed).
  var gaugeStyleTint: ForegroundStyle { tint == nil && isAccessory ? .primary : .tint }
}
