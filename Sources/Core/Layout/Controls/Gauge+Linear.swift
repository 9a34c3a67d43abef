// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyTypography

extension Gauge {
  /// `linearCapacity`: the label above a bar of 16 pt with round ends, filled by the share of its width;
  /// labels of the ends beside it, the value below (Calibrated: one picture; the value's place Assumed).
  func linearCapacityNode(_ environment: LayoutEnvironment) -> ViewNode {
    capacityNode(height: 16, environment, track: environment.trackStyle)
  }

  /// `accessoryLinearCapacity`: as `linearCapacity`, with a bar as high as `accessoryLinear`'s (Assumed)
  /// and a share of the tint where it is not filled, as rings have it.
  func accessoryLinearCapacityNode(_ environment: LayoutEnvironment) -> ViewNode {
    capacityNode(
      height: 8, environment,
      track: .faded(environment.gaugeStyleTint, environment.trackShare))
  }

  /// `accessoryLinear`: a bar of 8 pt with a dot of 8 pt at the value in a gap of 16 pt; the labels of the
  /// ends beside it in boxes of 25 × 19 pt (Calibrated: one picture, 10.1 pt from ink to bar), to which
  /// text shrinks (Assumed). A gradient as tint runs from where lines begin to where they end.
  func markedLinearNode(_ environment: LayoutEnvironment) -> ViewNode {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let bar = ViewNode(
      .shape(ShapeView(.markedBar(isMirrored ? 1 - share : share), fill: environment.barTint)),
      [.frame(width: nil, height: 8, alignment: .center)])
    return rowNode(
      bar,
      ends: [
        .frame(width: 25, height: 19, alignment: .center),
        .environment(.lineLimit(1, reservesSpace: false)), .environment(.minimumScaleFactor(0.4)),
      ])
  }

  /// Along the edge of a watch's dial, before it is bent: a bar as thick as the line of rings, between
  /// the labels of the ends (Documented: ClockKit's leading and trailing text; thickness Assumed). Its
  /// label and its value are not shown (Assumed).
  func bezelNode(isMarked: Bool, _ environment: LayoutEnvironment) -> ViewNode {
    let tint = environment.barTint
    let filled = ShapeKind.partialCapsule(from: 0, to: share)
    let shapes =
      isMarked
      ? [ShapeView(.markedBar(share), fill: tint)]
      : [ShapeView(.capsule, fill: .faded(tint, environment.trackShare))]
        + (share > 0 ? [ShapeView(filled, fill: tint)] : [])
    let bar = ViewNode(
      .zStack(shapes.map { ViewNode(.shape($0)) }, alignment: .center),
      [.frame(width: nil, height: environment.ring.line, alignment: .center)])
    return rowNode(bar, spacing: 4)
  }

  private func capacityNode(
    height: Double, _ environment: LayoutEnvironment, track: ForegroundStyle
  ) -> ViewNode {
    let bar = Self.barNode(
      share, height: height, environment, track: track)
    return Self.labeled(rowNode(bar), label: label, currentValue: currentValue)
  }

  /// A bar below its label and above its value, which is small and secondary.
  static func labeled(
    _ bar: ViewNode, label: [ViewNode], currentValue: [ViewNode]
  ) -> ViewNode {
    var nodes: [ViewNode] = []
    if !label.isEmpty { nodes.append(.stacked(label)) }
    nodes.append(bar)
    if !currentValue.isEmpty {
      nodes.append(
        .stacked(
          currentValue,
          [
            .environment(.font(FontRequest(.caption))),
            .environment(.foregroundStyle([.secondary])),
          ]))
    }
    guard nodes.count > 1 else { return bar }
    return ViewNode(.vStack(nodes, alignment: .leading, spacing: nil))
  }

  /// The bar between the labels of its ends, which have modifiers.
  private func rowNode(
    _ bar: ViewNode, ends: [Modifier] = [], spacing: Double = EdgeSpacing.standard
  ) -> ViewNode {
    guard !minimum.isEmpty || !maximum.isEmpty else { return bar }
    return ViewNode(
      .hStack(
        [.stacked(minimum, ends), bar, .stacked(maximum, ends)], alignment: .center,
        spacing: spacing))
  }

  /// A bar with round ends, filled by a share of its width from where lines begin.
  static func barNode(
    _ share: Double, height: Double, _ environment: LayoutEnvironment, track: ForegroundStyle
  ) -> ViewNode {
    let start = environment.layoutDirection == .rightToLeft ? 1 - share : 0
    let filled = ViewNode(
      .shape(
        ShapeView(
          .partialCapsule(from: start, to: start + share), fill: environment.gaugeStyleTint)))
    return ViewNode(
      .shape(ShapeView(.capsule, fill: track)),
      [
        .overlay(share > 0 ? filled : ViewNode(.empty), alignment: .center),
        .clip(.capsule, isEvenOdd: false), .frame(width: nil, height: height, alignment: .center),
      ])
  }
}

extension LayoutEnvironment {
  /// What the whole length of a bar is painted with: a gradient runs along it (Calibrated: one
  /// `accessoryLinear` gauge).
  fileprivate var barTint: ForegroundStyle {
    guard case .linear(let stops, _, _)? = tint else { return gaugeStyleTint }
    return layoutDirection == .rightToLeft
      ? .linear(stops, from: .trailing, to: .leading)
      : .linear(stops, from: .leading, to: .trailing)
  }
}
