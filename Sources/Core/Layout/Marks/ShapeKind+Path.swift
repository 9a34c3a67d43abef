// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing

extension ShapeKind {
  /// The outline in a box of a size, smaller by `inset` on each side.
  ///
  /// - Parameter containerRadius: The radius of a `containerRelative` shape's corners, in points.
  package func path(in size: Size, inset: Double = 0, containerRadius: Double = 0) -> Path {
    let drawn = size.drawable
    let inset = Rect.bounded(inset)
    let box = Rect(
      min(inset, drawn.width / 2), min(inset, drawn.height / 2), max(drawn.width - 2 * inset, 0),
      max(drawn.height - 2 * inset, 0))
    switch self {
    case .rectangle: return .rectangle(box.x, box.y, box.width, box.height)
    case .circle: return .circle(box.x, box.y, box.width, box.height)
    case .ellipse: return .ellipse(box.x, box.y, box.width, box.height)
    case .capsule: return Self.capsule(box)
    case .roundedRectangle(let radius, let isContinuous):
      let radius = radius - inset
      return Self.rounded(box, [radius, radius, radius, radius], isContinuous)
    case .unevenRoundedRectangle(
      let topLeading, let topTrailing, let bottomLeading, let bottomTrailing, let isContinuous):
      return Self.rounded(
        box, [topLeading, topTrailing, bottomTrailing, bottomLeading].map { $0 - inset },
        isContinuous)
    case .containerRelative:
      let radius = containerRadius - inset
      return Self.rounded(box, [radius, radius, radius, radius], true)
    case .path(let path, let size): return Self.stretched(path, from: size, to: box)
    case .arc(let start, let end): return Self.arc(in: box, from: start, to: end)
    case .partialCapsule(let start, let end):
      return Self.capsule(Self.part(of: box, from: start, to: end))
    case .markedBar(let share): return Self.markedBar(box, share: share)
    }
  }

  /// - Parameter radii: Clockwise from the top left.
  private static func rounded(_ box: Rect, _ radii: [Double], _ isContinuous: Bool) -> Path {
    .unevenRectangle(
      box.x, box.y, box.width, box.height, radii: radii,
      style: isContinuous ? .continuous : .circular)
  }

  private static func capsule(_ box: Rect) -> Path {
    .capsule(box.x, box.y, box.width, box.height, style: .circular)
  }

  /// Clockwise for rising angles in degrees, at most a full turn.
  private static func arc(in box: Rect, from start: Double, to end: Double) -> Path {
    guard start.isFinite, end.isFinite else { return Path() }
    let radius = min(box.width, box.height) / 2
    let turn = Trigonometry.pi / 180
    var path = Path()
    path.arc(
      center: [box.x + box.width / 2, box.y + box.height / 2], radii: [radius, radius],
      from: start * turn, sweep: (end - start) * turn)
    return path
  }

  private static func part(of box: Rect, from start: Double, to end: Double) -> Rect {
    let start = share(start)
    return Rect(
      box.x + box.width * start, box.y, box.width * max(share(end) - start, 0), box.height)
  }

  private static func share(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  private static func stretched(_ path: Path, from size: Size?, to box: Rect) -> Path {
    guard let size else { return path.transformed(by: .moving(by: [box.x, box.y])) }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return Path()
    }
    return path.transformed(
      by: Affine.scaling(box.width / size.width, box.height / size.height)
        .then(.moving(by: [box.x, box.y])))
  }

  /// The dot is as high as the bar, in a gap twice as wide (Calibrated: one picture).
  private static func markedBar(_ box: Rect, share: Double) -> Path {
    let dot = min(box.height, box.width)
    let left = box.x + (box.width - dot) * self.share(share)
    var path = Path()
    let gap = dot / 2
    let before = left - gap - box.x
    let after = box.right - (left + dot + gap)
    if before > 0 { path.add(capsule(Rect(box.x, box.y, before, box.height))) }
    path.add(.ellipse(left, box.y, dot, box.height))
    if after > 0 { path.add(capsule(Rect(box.right - after, box.y, after, box.height))) }
    return path
  }
}
