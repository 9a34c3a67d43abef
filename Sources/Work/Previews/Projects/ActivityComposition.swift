// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancyScenes
internal import VibrancyVocabulary

/// The views of a Live Activity's parts, laid out as the system arranges them in each presentation.
///
/// Documented (WidgetKit, "DynamicIslandExpandedRegion"): leading and trailing content stands beside the
/// camera, center content below it, bottom content below all three; the center's width is decided
/// first, with the least widths of the sides in mind, and the sides get equal shares of the rest. A side
/// that is too wide for its place and that may stand below the camera does; the one of the higher
/// priority gets the whole width there. Documented (HIG): that the banner is as high as its content, and
/// that an activity without a small form of its own shows its compact halves there. Calibrated (a capture):
/// margins, and that what reaches into the corners of the expanded presentation is cut off. Assumed: that
/// content of a compact half stands at the outer edge, and the shape of that cut.
struct ActivityComposition {
  /// A part with what code set for it.
  struct Part {
    /// Which one.
    let part: WidgetPart
    /// Its view.
    let node: ViewNode
    /// The margins that code set.
    let margins: IslandMargins
    /// Its claim to room.
    let priority: Double
    /// `true` if it may stand below the camera.
    let standsBelowIfTooWide: Bool
  }

  /// Default margins in points.
  private enum Margins {
    /// Around the expanded presentation (Calibrated).
    static let expanded = Insets(all: 18)
    /// The radius of the island's corners (Documented, HIG).
    static let islandRadius = 44.0
    /// Around the compact halves where they stand for a small form (Assumed).
    static let small = Insets(top: 0, leading: 12, bottom: 0, trailing: 12)
  }

  private let parts: [WidgetPart: Part]
  private let environment: LayoutEnvironment
  private let device: Device
  private let os: SystemVersion
  private let resolve: (Int, Size) -> ViewNode

  /// - Parameters:
  ///   - parts: Each at most once.
  ///   - resolve: As `ViewNode.layout` takes it.
  init(
    _ parts: [Part], _ environment: LayoutEnvironment, on device: Device, os: SystemVersion,
    resolve: @escaping (Int, Size) -> ViewNode
  ) {
    var environment = environment
    // Each presentation is a container of its own.
    environment.containerSize = nil
    self.parts = parts.reduce(into: [:]) { $0[$1.part] = $1 }
    (self.environment, self.device, self.os, self.resolve) = (environment, device, os, resolve)
  }

  /// The length of the side that an activity chooses, in points: that of its content, within the
  /// documented range; `nil` where the system decides.
  func length(of presentation: ActivityPresentation) -> Double? {
    guard let free = presentation.freeSide else { return nil }
    let most = ActivitySizes.size(
      of: presentation, length: free.range.upperBound, on: device, os: os
    ).content
    let content = size(
      of: node(of: presentation), ProposedSize(most.width, most.height), presentation)
    let length = free.side == .height ? content.height : content.width
    return min(max(length, free.range.lowerBound), free.range.upperBound)
  }

  /// What a presentation draws.
  ///
  /// - Parameter area: Where it lies on the canvas, in points.
  func marks(of presentation: ActivityPresentation, in area: Rect) -> [Mark] {
    let alignment: Alignment =
      switch presentation {
      case .lockScreen, .small, .minimal: .center
      case .expanded: .top
      case .compactLeading: .leading
      case .compactTrailing: .trailing
      }
    let node = node(of: presentation).modified(
      .frame(width: area.width, height: area.height, alignment: alignment))
    let marks = node.layout(in: area, environment(of: presentation), resolve: resolve).marks
    return presentation == .expanded ? cutAtCorners(marks, in: area) : marks.clipped(to: area)
  }

  /// The marks of the expanded presentation without what reaches into its corners, beyond a shape
  /// halfway between the island's and the default margins (Assumed); where code sets margins of its own,
  /// the island's own shape cuts.
  private func cutAtCorners(_ marks: [Mark], in area: Rect) -> [Mark] {
    let regions = ActivityPresentation.expanded.parts(hasSmallForm: false)
    guard regions.allSatisfy({ (parts[$0]?.margins ?? IslandMargins()) == IslandMargins() }) else {
      return marks.clipped(to: area)
    }
    let inset = Margins.expanded.leading / 2
    let inner = Rect(
      area.x + inset, area.y + inset, area.width - 2 * inset, area.height - 2 * inset)
    return marks.clipped(to: inner, radius: Margins.islandRadius - inset)
  }

  /// Rings shrink to the height of what is beside the camera (Calibrated).
  private func environment(of presentation: ActivityPresentation) -> LayoutEnvironment {
    var environment = environment
    switch presentation {
    case .compactLeading, .compactTrailing, .minimal:
      environment.largestRing = ActivitySizes.islandHeight
    case .lockScreen, .small, .expanded: break
    }
    return environment
  }

  private func node(of presentation: ActivityPresentation) -> ViewNode {
    switch presentation {
    case .lockScreen: stack(.content) ?? ViewNode(.empty)
    case .small: stack(.content) ?? compactHalves
    case .expanded: expanded
    case .compactLeading: pill(.compactLeading)
    case .compactTrailing: pill(.compactTrailing)
    case .minimal: pill(.minimal)
    }
  }

  /// A part; several views of it stand below each other (Calibrated on regions).
  private func stack(_ part: WidgetPart) -> ViewNode? {
    guard let node = parts[part]?.node else { return nil }
    if case .group(let views) = node.content, views.count > 1 {
      return ViewNode(.vStack(views, alignment: .center, spacing: nil), node.modifiers)
    }
    return node
  }

  private func pill(_ part: WidgetPart) -> ViewNode {
    guard let node = stack(part) else { return ViewNode(.empty) }
    return node.modified(.padding(Insets(all: 0).replaced(by: parts[part]?.margins)))
  }

  /// The compact halves at the ends of the small form.
  private var compactHalves: ViewNode {
    let ends = [
      stack(.compactLeading) ?? ViewNode(.empty), ViewNode(.spacer(minimum: nil)),
      stack(.compactTrailing) ?? ViewNode(.empty),
    ]
    return ViewNode(.hStack(ends, alignment: .center, spacing: nil))
      .modified(.padding(Margins.small))
  }

  /// The regions of the expanded presentation: a row around the camera, the sides that are too wide for
  /// it, and the bottom below them.
  private var expanded: ViewNode {
    let width = ActivitySizes.size(of: .expanded, length: nil, on: device, os: os).content.width
    let (inner, edge) = (width - Margins.expanded.horizontal, Margins.expanded.leading)
    let half = ActivitySizes.size(of: .compactLeading, length: nil, on: device, os: os).content
    let camera =
      ActivitySizes.islandWidth(on: device) - 2 * (half.width + ActivitySizes.islandInset)
    let besideCamera = (inner - camera) / 2
    let wanted = [WidgetPart.leading, .trailing].map { part in
      stack(part).map { size(of: $0, .unspecified, .expanded).width } ?? 0
    }
    let highest = max(parts[.leading]?.priority ?? 0, parts[.trailing]?.priority ?? 0)
    let lowest = min(parts[.leading]?.priority ?? 0, parts[.trailing]?.priority ?? 0)
    func isFirst(_ part: WidgetPart) -> Bool {
      highest > lowest && parts[part]?.priority == highest
    }
    let below = zip([WidgetPart.leading, .trailing], wanted).filter { part, width in
      width > besideCamera && (parts[part]?.standsBelowIfTooWide ?? false)
    }.map(\.0)
    // What the sides need, as far as it fits beside the camera.
    let sides = zip([WidgetPart.leading, .trailing], wanted).map { part, width in
      below.contains(part) ? 0 : min(width, besideCamera)
    }
    let leftOver = inner - 2 * (sides.max() ?? 0)
    let center = stack(.center).map { size(of: $0, ProposedSize(leftOver, nil), .expanded).width }
    let middle = min(max(center ?? 0, camera), max(leftOver, camera))
    let column = (inner - middle) / 2
    let band = ActivitySizes.islandHeight - Margins.expanded.top

    func own(_ part: WidgetPart) -> Insets {
      part == .leading ? Insets(top: edge, leading: edge) : Insets(top: edge, trailing: edge)
    }
    func alignment(_ part: WidgetPart) -> Alignment { part == .leading ? .leading : .trailing }
    func side(_ part: WidgetPart) -> ViewNode {
      guard let node = stack(part), !below.contains(part) else { return gap(column, band) }
      return
        node
        .modified(.padding(own(part).replaced(by: parts[part]?.margins) - own(part)))
        .modified(
          .flexibleFrame(
            FlexibleFrame(height: FlexibleFrame.Range(band), alignment: alignment(part)))
        )
        .modified(.frame(width: column, height: nil, alignment: alignment(part)))
    }
    let underCamera =
      stack(.center).map { node in
        node
          .modified(.frame(width: middle, height: nil, alignment: .top))
          .modified(.padding(Insets(top: band)))
      } ?? gap(middle, band)
    let row = ViewNode(
      .hStack(
        [side(.leading), underCamera, side(.trailing)], alignment: .top, spacing: 0))
    // Around the camera content is as high as by itself; what fills at the bottom gets the rest
    // (Assumed).
    var rows = [row.modified(.fixedSize(horizontal: false, vertical: true))]
    for part in below {
      guard let node = stack(part) else { continue }
      let share = isFirst(part) ? inner : inner / 2
      rows.append(
        node
          .modified(.frame(width: min(share, inner), height: nil, alignment: alignment(part)))
          .modified(.frame(width: inner, height: nil, alignment: alignment(part))))
    }
    if let bottom = stack(.bottom), !bottom.isEmpty {
      let own = Insets(leading: edge, bottom: edge, trailing: edge)
      rows.append(
        bottom
          .modified(.padding(own.replaced(by: parts[.bottom]?.margins) - own))
          .modified(.flexibleFrame(FlexibleFrame(width: FlexibleFrame.Range(most: .infinity)))))
    }
    return ViewNode(.vStack(rows, alignment: .center, spacing: nil))
      .modified(.padding(Margins.expanded))
  }

  private func gap(_ width: Double, _ height: Double) -> ViewNode {
    ViewNode(
      .spacer(minimum: 0), [.frame(width: width, height: height, alignment: .center)])
  }

  private func size(
    of node: ViewNode, _ proposal: ProposedSize, _ presentation: ActivityPresentation
  ) -> Size {
    node.layout(proposal: proposal, environment(of: presentation), resolve: resolve).size
  }
}

extension ActivityPresentation {
  /// The parts of code that it is made of.
  ///
  /// - Parameter hasSmallForm: Whether the activity has a small form of its own.
  func parts(hasSmallForm: Bool) -> [WidgetPart] {
    switch self {
    case .lockScreen: [.content]
    case .small: hasSmallForm ? [.content] : [.compactLeading, .compactTrailing]
    case .expanded: [.leading, .center, .trailing, .bottom]
    case .compactLeading: [.compactLeading]
    case .compactTrailing: [.compactTrailing]
    case .minimal: [.minimal]
    }
  }
}

extension Insets {
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
  ///
  /// - Parameter radius: That of its corners in points.
  fileprivate func clipped(to area: Rect, radius: Double = 0) -> [Mark] {
    // The square in each corner's round is all of it that a frame needs to keep.
    let corner = radius * (1 - 0.5.squareRoot())
    let reachesOut = contains { mark in
      let frame = mark.frame
      let (left, top) = (frame.x - area.x, frame.y - area.y)
      let (right, bottom) = (area.right - frame.right, area.bottom - frame.bottom)
      let isAtSide = Swift.min(left, right) < corner - 0.01
      let isAtEnd = Swift.min(top, bottom) < corner - 0.01
      return Swift.min(left, top, right, bottom) < -0.01 || isAtSide && isAtEnd
    }
    guard reachesOut else { return self }
    var effects = GroupEffects()
    effects.clip =
      radius > 0
      ? .roundedRectangle(area.x, area.y, area.width, area.height, radius: radius)
      : .rectangle(area.x, area.y, area.width, area.height)
    return [Mark(.group(self, effects), size: area.size, transform: .identity)]
  }
}
