// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancySampling
internal import VibrancyScenes
internal import VibrancyVocabulary

/// The views of a Live Activity's parts, laid out as the system arranges them in each presentation.
///
/// Documented (WidgetKit, "DynamicIslandExpandedRegion"): leading and trailing content stands beside the
/// camera, center content below it, bottom content below all three; the center's width is decided
/// first, with the least widths of the sides in mind, and the sides get equal shares of the rest.
/// Documented (HIG): sizes, and that the banner is as high as its content. Assumed: the margins, and
/// that content of a compact half stands at the outer edge.
struct ActivityComposition {
  /// Default margins of the Dynamic Island in points (Assumed).
  private enum Margins {
    /// Around the expanded presentation.
    static let expanded = Insets(all: 12)
    /// Around what is beside the camera: an icon of 24 points has the pill's curve around it.
    static let pill = Insets(all: (ActivitySizes.islandHeight - 24) / 2)
  }

  private let nodes: [WidgetPart: ViewNode]
  private let margins: [WidgetPart: IslandMargins]
  private let environment: LayoutEnvironment
  private let device: Device
  private let resolve: (Int, Size) -> ViewNode

  /// - Parameters:
  ///   - parts: Each at most once.
  ///   - resolve: As `ViewNode.layout` takes it.
  init(
    _ parts: [(part: WidgetPart, node: ViewNode, margins: IslandMargins)],
    _ environment: LayoutEnvironment, on device: Device, resolve: @escaping (Int, Size) -> ViewNode
  ) {
    var environment = environment
    // Each presentation is a container of its own.
    environment.containerSize = nil
    nodes = parts.reduce(into: [:]) { $0[$1.part] = $1.node }
    margins = parts.reduce(into: [:]) { $0[$1.part] = $1.margins }
    (self.environment, self.device, self.resolve) = (environment, device, resolve)
  }

  /// The length of the side that an activity chooses, in points: that of its content, within the
  /// documented range; `nil` where the system decides.
  func length(of presentation: ActivityPresentation) -> Double? {
    guard let free = presentation.freeSide else { return nil }
    let most = ActivitySizes.size(
      of: presentation, length: free.range.upperBound, on: device
    ).content
    let content = size(of: node(of: presentation), ProposedSize(most.width, most.height))
    let length = free.side == .height ? content.height : content.width
    return min(max(length, free.range.lowerBound), free.range.upperBound)
  }

  /// What a presentation draws.
  ///
  /// - Parameter area: Where it lies on the canvas, in points.
  func marks(of presentation: ActivityPresentation, in area: Rect) -> [Mark] {
    let alignment: Alignment =
      switch presentation {
      case .lockScreen, .minimal: .center
      case .expanded: .top
      case .compactLeading: .leading
      case .compactTrailing: .trailing
      }
    let node = node(of: presentation).modified(
      .frame(width: area.width, height: area.height, alignment: alignment))
    return node.layout(in: area, environment, resolve: resolve).marks.clipped(to: area)
  }

  private func node(of presentation: ActivityPresentation) -> ViewNode {
    switch presentation {
    case .lockScreen: nodes[.content] ?? ViewNode(.empty)
    case .expanded: expanded
    case .compactLeading: pill(.compactLeading, Margins.pill.with(trailing: 0))
    case .compactTrailing: pill(.compactTrailing, Margins.pill.with(leading: 0))
    case .minimal: pill(.minimal, Margins.pill)
    }
  }

  private func pill(_ part: WidgetPart, _ insets: Insets) -> ViewNode {
    guard let node = nodes[part] else { return ViewNode(.empty) }
    return node.modified(.padding(insets.replaced(by: margins[part])))
  }

  /// The regions of the expanded presentation: a row around the camera, and the bottom below it.
  private var expanded: ViewNode {
    let width = ActivitySizes.size(of: .expanded, length: nil, on: device).content.width
    let (inner, edge) = (width - Margins.expanded.horizontal, Margins.expanded.leading)
    let half = ActivitySizes.size(of: .compactLeading, length: nil, on: device).content.width
    let camera = ActivitySizes.islandWidth(on: device) - 2 * half
    let besideCamera = (inner - camera) / 2
    // What the sides need, as far as it fits beside the camera.
    let sides = [WidgetPart.leading, .trailing].map { part in
      min(nodes[part].map { size(of: $0, .unspecified).width } ?? 0, besideCamera)
    }
    let leftOver = inner - 2 * (sides.max() ?? 0)
    let center = nodes[.center].map { size(of: $0, ProposedSize(leftOver, nil)).width } ?? 0
    let middle = min(max(center, camera), max(leftOver, camera))
    let column = (inner - middle) / 2
    let band = ActivitySizes.islandHeight - Margins.expanded.top

    func side(_ part: WidgetPart, _ own: Insets, _ alignment: Alignment) -> ViewNode {
      guard let node = nodes[part] else { return gap(column, band) }
      return
        node
        .modified(.padding(own.replaced(by: margins[part]) - own))
        .modified(
          .flexibleFrame(FlexibleFrame(height: FlexibleFrame.Range(band), alignment: alignment))
        )
        .modified(.frame(width: column, height: nil, alignment: alignment))
    }
    let below =
      nodes[.center].map { node in
        node
          .modified(.frame(width: middle, height: nil, alignment: .top))
          .modified(.padding(Insets(top: band)))
      } ?? gap(middle, band)
    let row = ViewNode(
      .hStack(
        [
          side(.leading, Insets(top: edge, leading: edge), .leading), below,
          side(.trailing, Insets(top: edge, trailing: edge), .trailing),
        ], alignment: .top, spacing: 0))
    // Around the camera content is as high as by itself; what fills at the bottom gets the rest
    // (Assumed).
    var rows = [row.modified(.fixedSize(horizontal: false, vertical: true))]
    if let bottom = nodes[.bottom], !bottom.isEmpty {
      let own = Insets(leading: edge, bottom: edge, trailing: edge)
      rows.append(
        bottom
          .modified(.padding(own.replaced(by: margins[.bottom]) - own))
          .modified(.flexibleFrame(FlexibleFrame(width: FlexibleFrame.Range(most: .infinity)))))
    }
    return ViewNode(.vStack(rows, alignment: .center, spacing: nil))
      .modified(.padding(Margins.expanded))
  }

  private func gap(_ width: Double, _ height: Double) -> ViewNode {
    ViewNode(
      .spacer(minimum: 0), [.frame(width: width, height: height, alignment: .center)])
  }

  private func size(of node: ViewNode, _ proposal: ProposedSize) -> Size {
    node.layout(proposal: proposal, environment, resolve: resolve).size
  }
}

extension ActivityPresentation {
  /// The parts of code that it is made of.
  var parts: [WidgetPart] {
    switch self {
    case .lockScreen: [.content]
    case .expanded: [.leading, .center, .trailing, .bottom]
    case .compactLeading: [.compactLeading]
    case .compactTrailing: [.compactTrailing]
    case .minimal: [.minimal]
    }
  }
}

extension Insets {
  fileprivate func with(leading: Double? = nil, trailing: Double? = nil) -> Insets {
    var insets = self
    insets.leading = leading ?? insets.leading
    insets.trailing = trailing ?? insets.trailing
    return insets
  }

  /// The insets that code set, and these where it set none.
  fileprivate func replaced(by margins: IslandMargins?) -> Insets {
    Insets(
      top: margins?.top ?? top, leading: margins?.leading ?? leading,
      bottom: margins?.bottom ?? bottom, trailing: margins?.trailing ?? trailing)
  }

  fileprivate static func - (left: Insets, right: Insets) -> Insets {
    Insets(
      top: left.top - right.top, leading: left.leading - right.leading,
      bottom: left.bottom - right.bottom, trailing: left.trailing - right.trailing)
  }
}

extension Rect {
  /// A part of a canvas in points.
  init(_ area: PixelArea, scale: Double) {
    self.init(
      Double(area.x) / scale, Double(area.y) / scale, Double(area.width) / scale,
      Double(area.height) / scale)
  }
}

extension [Mark] {
  /// The marks, cut off at a rectangle if any reaches beyond it.
  fileprivate func clipped(to area: Rect) -> [Mark] {
    let reachesOut = contains { mark in
      let frame = mark.frame
      return frame.x < area.x - 0.01 || frame.y < area.y - 0.01
        || frame.right > area.right + 0.01 || frame.bottom > area.bottom + 0.01
    }
    guard reachesOut else { return self }
    var effects = GroupEffects()
    effects.clip = .rectangle(area.x, area.y, area.width, area.height)
    return [Mark(.group(self, effects), size: area.size, transform: .identity)]
  }
}
