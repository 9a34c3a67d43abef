// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels
internal import VibrancyTypography

extension Gauge {
  /// `accessoryCircular`: an open ring with a dot at the value.
  ///
  /// The ring spans 270 degrees, or 240 with labels of its ends, which stand in its opening at both ends
  /// of 35.5 pt (Calibrated on a capture) in 11 pt with their baseline 52 pt below the top; the dot is as
  /// wide as the line, in a hole of 10 pt; the value is 24 pt, medium, not rounded (Calibrated: two
  /// captures, .4 pt), fits 39.5 pt, and boxes of text in it have 2 pt more below (Calibrated: 10
  /// pictures, .1 pt). Of watchOS, other lengths than the ring's are those of iOS in proportion (Assumed).
  func circularNode(_ environment: LayoutEnvironment) -> ViewNode {
    let (diameter, line) = environment.ring
    let unit = diameter / 58
    let hasEnds = !minimum.isEmpty || !maximum.isEmpty
    let sweep = hasEnds ? 240.0 : 270.0
    let start = 90 + (360 - sweep) / 2
    let tints = environment.ringTints(from: start, to: start + sweep, dotAt: share)
    var ring = ShapeView(
      .arc(from: start, to: start + sweep), stroke: Self.line(line), paint: tints.ring)
    ring.inset = line / 2

    let angle = Trigonometry.sineAndCosine(degrees: start + sweep * share)
    let radius = (diameter - line) / 2
    let move = Modifier.offset(x: radius * angle.cosine, y: radius * angle.sine)
    let hole = ViewNode(
      .shape(ShapeView(.circle, fill: .color(PaintColor(.black)))),
      [
        .frame(width: 10 * unit, height: 10 * unit, alignment: .center), move,
        .blend(.destinationOut),
      ])
    let dot = ViewNode(
      .shape(ShapeView(.circle, fill: tints.dot)),
      [.frame(width: line, height: line, alignment: .center), move])

    var nodes = [
      ViewNode(
        .zStack([ViewNode(.shape(ring)), hole, dot], alignment: .center), [.compositingGroup])
    ]
    nodes += centerNodes(
      fitting: Size(39.5 * unit, 39.5 * unit), [.environment(.spaceBelowText(2 * unit))],
      environment)
    if hasEnds {
      nodes.append(endsNode(unit))
    } else if !currentValue.isEmpty, !label.isEmpty {
      nodes.append(bottomLabelNode(unit))
    }
    return ViewNode(
      .zStack(nodes, alignment: .center),
      [.frame(width: diameter, height: diameter, alignment: .center)])
  }

  /// `accessoryCircularCapacity`: a closed ring, filled clockwise from the top; what is not filled shows
  /// a share of the tint; what is inside fits 29 pt of height (Calibrated: one picture, .1 pt).
  func circularCapacityNode(_ environment: LayoutEnvironment) -> ViewNode {
    let unit = environment.ring.diameter / 58
    return Self.ringNode(
      share, inside: centerNodes(fitting: Size(39.5 * unit, 29 * unit), [], environment),
      environment)
  }

  /// A closed ring with views inside.
  static func ringNode(
    _ share: Double, inside: [ViewNode], _ environment: LayoutEnvironment
  ) -> ViewNode {
    let (diameter, line) = environment.ring
    let tint = environment.gaugeStyleTint
    var track = ShapeView(
      .circle, stroke: StrokeStyle(width: line), paint: .faded(tint, environment.trackShare))
    track.inset = line / 2
    var filled = ShapeView(
      .arc(from: -90, to: -90 + 360 * share), stroke: Self.line(line), paint: tint)
    filled.inset = line / 2
    var nodes = [ViewNode(.shape(track))]
    if share > 0 { nodes.append(ViewNode(.shape(filled))) }
    return ViewNode(
      .zStack(nodes + inside, alignment: .center),
      [.frame(width: diameter, height: diameter, alignment: .center)])
  }

  static func line(_ width: Double) -> StrokeStyle {
    var line = StrokeStyle(width: width)
    line.cap = .round
    return line
  }

  /// The value, or without one the label, in the ring: it shrinks to fit.
  private func centerNodes(
    fitting size: Size, _ modifiers: [Modifier], _ environment: LayoutEnvironment
  ) -> [ViewNode] {
    let center = currentValue.isEmpty ? label : currentValue
    guard !center.isEmpty else { return [] }
    return [
      ViewNode.stacked(
        center,
        [
          .frame(width: size.width, height: size.height, alignment: .center),
          .environment(
            .font(
              FontRequest(size: environment.ring.diameter / 58 * 24, weight: 500))),
          .environment(.lineLimit(1, reservesSpace: false)),
          .environment(.minimumScaleFactor(0.4)),
        ] + modifiers)
    ]
  }

  /// The labels of the ends, beside each other in the opening of the ring.
  private func endsNode(_ unit: Double) -> ViewNode {
    let size = 11 * unit
    // Baselines 52 pt below the top: below the middle of the box by what the font's metrics leave.
    let shift = 52 * unit - 29 * unit - (0.952148 - 1.193359 / 2) * size
    let whole = Modifier.fixedSize(horizontal: true, vertical: true)
    return ViewNode(
      .hStack(
        [
          .stacked(minimum, [whole]), ViewNode(.spacer(minimum: 2 * unit)),
          .stacked(maximum, [whole]),
        ], alignment: .firstTextBaseline, spacing: 0),
      [
        .frame(width: 35.5 * unit, height: nil, alignment: .center), .offset(x: 0, y: shift),
        .environment(.font(FontRequest(size: size, weight: 500))),
      ])
  }

  /// The label in the opening of the ring (Assumed: as the labels of its ends).
  private func bottomLabelNode(_ unit: Double) -> ViewNode {
    let size = 11 * unit
    let shift = 52 * unit - 29 * unit - (0.952148 - 1.193359 / 2) * size
    return ViewNode.stacked(
      label,
      [
        .frame(width: 28 * unit, height: nil, alignment: .center), .offset(x: 0, y: shift),
        .environment(.font(FontRequest(size: size, weight: 500))),
        .environment(.lineLimit(1, reservesSpace: false)),
        .environment(.minimumScaleFactor(0.6)),
      ])
  }
}
