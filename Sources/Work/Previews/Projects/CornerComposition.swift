// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyTypography

/// An accessoryCorner widget with a label, laid out in the corner of a watch's face: its content, and
/// along the dial's edge a line of text, a gauge or a progress view.
///
/// Documented (SwiftUI, `widgetLabel`): text and gauges curve along the inside edge of the corner, the
/// system chooses their size and font, and of what it cannot show it shows nothing. Documented
/// (`widgetCurvesContent`): text, symbols and pictures of the content follow the corner outside of the
/// label. Documented (ClockKit): the content beside a label is masked to a circle. Assumed: all radii,
/// angles and sizes of text.
struct CornerComposition {
  private let slot: CornerSlot
  private let environment: LayoutEnvironment
  private let resolve: (Int, Size) -> ViewNode

  /// - Parameter resolve: As `ViewNode.layout` takes it.
  init(
    _ slot: CornerSlot, _ environment: LayoutEnvironment,
    resolve: @escaping (Int, Size) -> ViewNode
  ) {
    var environment = environment
    environment.containerSize = nil
    (self.slot, self.environment, self.resolve) = (slot, environment, resolve)
  }

  /// What the widget draws, in points of the slot's part of the screen.
  ///
  /// - Parameter curvesContent: Whether the content follows the corner, too.
  func marks(of content: ViewNode, label: [ViewNode], curvesContent: Bool) -> [Mark] {
    let inside = label.lazy.compactMap(Self.shown).first.map(marks(ofLabel:)) ?? []
    return (curvesContent ? curved(content) : inCorner(content)) + inside
  }

  /// How far an arc reaches to each side of the corner's diagonal, in degrees.
  private enum Reach {
    static let label = 28.0
    /// Less, for the screen's edges are nearer.
    static let content = 16.0
  }

  private var width: Double { slot.screen.width }
  /// The size of the label's letters, and of the content's where it is curved and names none.
  private var textSizes: (label: Double, content: Double) { (width * 0.066, width * 0.1) }
  /// How high the label stands on both sides of its radius.
  private var labelHeight: Double { textSizes.label * 0.72 }
  /// Between label and content.
  private var gap: Double { width * 0.018 }

  /// The dial's center, in points of the slot's part of the screen.
  private var center: SIMD2<Double> {
    [slot.screen.width / 2 - slot.origin.x, slot.screen.height / 2 - slot.origin.y]
  }

  /// The direction from the dial's center to the corner of the screen, of length 1.
  private var diagonal: SIMD2<Double> {
    let (x, y) = (slot.screen.width, slot.screen.height)
    let length = (x * x + y * y).squareRoot()
    return [
      (slot.position.isLeft ? -x : x) / length, (slot.position.isTop ? -y : y) / length,
    ]
  }

  /// The content in its circle; text shrinks, too, before it is cut (Assumed).
  private func inCorner(_ content: ViewNode) -> [Mark] {
    let side = slot.contentSide
    let middle = center + diagonal * (slot.labelRadius + labelHeight / 2 + gap + side / 2)
    let box = Rect(middle.x - side / 2, middle.y - side / 2, side, side)
    var environment = environment
    environment.text.minimumScaleFactor = 0.6
    let marks = content.layout(in: box, environment, resolve: resolve).marks
    var effects = GroupEffects()
    effects.clip = .ellipse(box.x, box.y, side, side)
    return marks.isEmpty ? [] : [Mark(.group(marks, effects), size: box.size, transform: .identity)]
  }

  /// The content on an arc outside of the label.
  private func curved(_ content: ViewNode) -> [Mark] {
    var environment = environment
    environment.font = FontRequest(size: textSizes.content, weight: 600, design: .rounded)
    environment.text.minimumScaleFactor = 0.5
    let inner = slot.labelRadius + labelHeight / 2 + gap
    return row(content, environment, Reach.content) { height in inner + height / 2 }
  }

  /// The label on its arc.
  private func marks(ofLabel label: ViewNode) -> [Mark] {
    var environment = environment
    environment.font = FontRequest(size: textSizes.label, weight: 600, design: .rounded)
    // A longer text is cut (Reported).
    environment.text.minimumScaleFactor = 0.85
    return row(label, environment, Reach.label) { _ in slot.labelRadius }
  }

  /// A row of views on an arc around the dial's center.
  ///
  /// - Parameters:
  ///   - reach: How far it goes to each side of the diagonal at most, in degrees.
  ///   - radius: The arc's, by the row's height.
  private func row(
    _ node: ViewNode, _ environment: LayoutEnvironment, _ reach: Double,
    radius: (_ height: Double) -> Double
  ) -> [Mark] {
    var environment = environment
    environment.text.lineLimit = 1
    let turn = reach * Trigonometry.pi / 180
    let length = 2 * turn * slot.labelRadius
    let report = node.layout(
      proposal: ProposedSize(length, nil), environment, resolve: resolve)
    // Letters of the lower corners are upright: their feet are on the outer side.
    let sign = slot.position.isTop ? 1.0 : -1
    let bend = Bend(
      at: [report.size.width / 2, report.size.height / 2],
      radius: sign * radius(report.size.height))
    let lean = Trigonometry.arctangent(y: diagonal.x, x: abs(diagonal.y)) * sign
    let place = Affine.moving(by: -bend.center).then(.turning(by: lean)).then(.moving(by: center))
    return report.marks.map { $0.bent(by: bend).placed(place) }
  }

  /// What the system shows of a label: of several views the first; `nil` where there is nothing to see.
  private static func shown(of label: ViewNode) -> ViewNode? {
    var shown = label
    switch label.content {
    case .empty, .spacer, .divider: return nil
    case .group(let nodes), .vStack(let nodes, _, _), .zStack(let nodes, _),
      .viewThatFits(let nodes, _), .customLayout(let nodes, _):
      guard let first = nodes.lazy.compactMap(Self.shown).first else { return nil }
      shown.content = .group([first])
      return shown
    case .hStack(let nodes, let alignment, let spacing):
      let parts = nodes.compactMap(Self.shown)
      guard !parts.isEmpty else { return nil }
      shown.content = .hStack(parts, alignment: alignment, spacing: spacing)
    case .text(let spans):
      shown.content = .text(
        spans.map { span in
          var span = span
          span.font = nil
          return span
        })
    case .gauge:
      let isMarked = [Gauge.Style.accessoryCircular, .accessoryLinear].contains {
        label.modifiers.contains(.environment(.gaugeStyle($0)))
      }
      shown.modifiers.removeAll { $0.isOfSystemStyle }
      shown.modifiers.insert(.environment(.gaugeStyle(.bezel(isMarked: isMarked))), at: 0)
      return shown
    case .progress:
      shown.modifiers.removeAll { $0.isOfSystemStyle }
      shown.modifiers.insert(.environment(.progressStyle(.bezel)), at: 0)
      return shown
    case .grid, .gridRow, .lazyGrid, .symbol, .picture, .shape, .fill, .geometryReader, .label,
      .button, .toggle, .link, .contentUnavailable, .accessoryBackground, .chart, .unknown:
      break
    }
    shown.modifiers.removeAll { $0.isOfSystemStyle }
    return shown
  }
}

extension Modifier {
  /// Whether it chooses what the system chooses in labels: fonts and styles.
  fileprivate var isOfSystemStyle: Bool {
    if case .environment(.font) = self { return true }
    if case .environment(.fontDesign) = self { return true }
    if case .environment(.gaugeStyle) = self { return true }
    if case .environment(.progressStyle) = self { return true }
    return false
  }
}

extension Mark {
  /// The mark on an arc: shapes and letters are bent, all else stands upright on it.
  fileprivate func bent(by bend: Bend) -> Mark {
    var mark = self
    if case .group(let marks, var effects) = content {
      effects.mask = effects.mask?.map { $0.bent(by: bend) }
      effects.clip = effects.clip?.bent(by: bend)
      mark.content = .group(marks.map { $0.bent(by: bend) }, effects)
      return mark
    }
    let middle = frame.middle
    mark.transform = transform.then(bend.placement(at: middle.x))
    let enlargement = transform.enlargement
    guard enlargement > 0, bend.radius + bend.middle.y - middle.y != 0 else { return mark }
    let own = Bend(
      at: [size.width / 2, size.height / 2],
      radius: (bend.radius + bend.middle.y - middle.y) / enlargement)
    switch content {
    case .text: mark.bend = own
    case .fill(let path, let isEvenOdd, let paint):
      mark.content = .fill(path.bent(by: own), isEvenOdd: isEvenOdd, paint)
    case .stroke(let path, let style, let paint):
      mark.content = .stroke(path.bent(by: own), style, paint)
    case .material(let material, let path): mark.content = .material(material, path.bent(by: own))
    case .symbol, .picture, .accessoryBackground, .group, .unknown: break
    }
    return mark
  }

  /// The mark, moved with all in it.
  fileprivate func placed(_ place: Affine) -> Mark {
    var mark = self
    mark.transform = transform.then(place)
    if case .group(let marks, var effects) = content {
      effects.mask = effects.mask?.map { $0.placed(place) }
      effects.clip = effects.clip?.transformed(by: place)
      mark.content = .group(marks.map { $0.placed(place) }, effects)
    }
    return mark
  }
}

extension Rect {
  fileprivate var middle: SIMD2<Double> { [x + width / 2, y + height / 2] }
}
