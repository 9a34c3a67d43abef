// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyScenes

/// Paints marks of one layer, one over the other, and keeps which pixels each covers.
struct MarkPainter {
  /// The painted group, its marks and notes.
  struct Result {
    var group: DrawnGroup
    var marks: [WidgetMark]
    var notes: PaintingNotes
  }

  let context: PaintingContext
  var surface: DrawingSurface
  var notes = PaintingNotes()
  private var marks: [WidgetMark] = []
  /// From points to pixels.
  let pixels: Affine
  /// `true` if what is painted is seen, and not a mask of something else.
  private var isSeen = true

  /// - Parameter marks: What will be painted: no other pixels are held.
  init(_ context: PaintingContext, for marks: [Mark]) {
    self.context = context
    surface = DrawingSurface(size: context.size)
    pixels = .scaling(context.scale, context.scale)
    surface.beginGroup(within: wholePixels(around: marks))
  }

  /// Cuts off all that is outside of a path, in points, from now on.
  mutating func clip(to path: Path) { surface.pushClip(path, transform: pixels) }

  /// The painted group, its marks and notes, once all marks are painted.
  mutating func finish() -> Result {
    Result(group: surface.takeGroup(), marks: marks, notes: notes)
  }

  /// Paints a mark over what is there.
  mutating func paint(_ mark: Mark) {
    guard mark.opacity > 0 else { return }
    if case .group(let children, let effects) = mark.content {
      surface.pushClip(wholePixels(around: mark))
      paint(children, effects, opacity: mark.opacity)
      return surface.popClip()
    }
    surface.pushClip(wholePixels(around: mark))
    if isOneShape(mark), mark.opacity == 1, surface.clipsWholePixels {
      surface.beginRecord()
      draw(mark)
      surface.popClip()
      let (drawn, codes) = surface.takeRecord()
      return note(mark, drawn, codes)
    }
    // Apart, so that its pixels are known.
    surface.beginGroup()
    draw(mark)
    let group = surface.takeGroup()
    surface.popClip()
    note(mark, group.drawn, group.alphaCodes)
    surface.draw(group, opacity: mark.opacity)
  }

  /// Returns `true` if it is drawn as one shape or picture.
  private func isOneShape(_ mark: Mark) -> Bool {
    switch mark.content {
    case .fill, .stroke, .material, .accessoryBackground: true
    case .picture(let name, let ink): !mark.isRedacted && ink == nil && context.picture(name) != nil
    case .text, .symbol, .unknown, .group: false
    }
  }

  /// The pixels that a mark touches, and one more on each side: no more are held to draw it apart.
  private func wholePixels(around mark: Mark) -> PixelBounds {
    let reach = mark.inkBounds.bounds(after: pixels)
    let (low, high) = (
      Path.limited([reach.x.rounded(.down), reach.y.rounded(.down)]),
      Path.limited([reach.right.rounded(.up), reach.bottom.rounded(.up)])
    )
    return PixelBounds(
      left: Int(low.x) - 1, top: Int(low.y) - 1, right: Int(high.x) + 1, bottom: Int(high.y) + 1)
  }

  /// The pixels that marks touch, as above.
  private func wholePixels(around marks: [Mark]) -> PixelBounds {
    marks.reduce(.empty) { $0.union(wholePixels(around: $1)) }
  }

  /// - Parameter codes: The mark's alpha.
  private mutating func note(
    _ mark: Mark, _ drawn: PixelBounds, _ codes: @autoclosure () -> [UInt8]
  ) {
    guard isSeen, !drawn.isEmpty, let kind = mark.kind else { return }
    let mask = AlphaMask(
      x: drawn.left, y: drawn.top, width: drawn.width, height: drawn.height, codes: codes())
    marks.append(WidgetMark(kind, layer: 0, mask: mask, source: mark.source))
  }

  /// Paints marks as one: colors changed, blurred, cut by the mask and the clip, faded, with a shadow, blended.
  private mutating func paint(_ children: [Mark], _ effects: GroupEffects, opacity: Double) {
    let blur = effects.blurRadius * context.scale
    surface.beginGroup(
      margin: effects.reach * context.scale,
      within: wholePixels(around: children))
    for child in children { paint(child) }
    var group = surface.takeGroup()
    // Given away at each step, so that no two copies of a large one are held.
    if effects.turnsLuminanceToAlpha { group = (consume group).luminanceToAlpha() }
    if let color = effects.color { group = (consume group).changed(by: color) }
    if blur > 0 { group = group.blurred(sigma: blur) }
    if let mask = effects.mask { group = (consume group).masked(by: self.mask(mask)) }
    if let clip = effects.clip {
      surface.beginGroup(
        margin: (effects.shadow?.reach ?? 0) * context.scale, within: group.drawn)
      surface.pushClip(
        clip, rule: effects.isClipEvenOdd ? .evenOdd : .nonzero, transform: pixels)
      surface.draw(consume group, opacity: effects.opacity * opacity)
      surface.popClip()
      group = surface.takeGroup()
    } else {
      group = (consume group).faded(to: effects.opacity * opacity)
    }
    if let shadow = effects.shadow {
      surface.draw(
        GroupShadow(
          of: group, shadow.color, sigma: shadow.radius * context.scale,
          offset: SIMD2(shadow.x, shadow.y) * context.scale))
    }
    surface.draw(consume group, compositing: noted(effects.blend))
  }

  private mutating func mask(_ marks: [Mark]) -> DrawnGroup {
    let wasSeen = isSeen
    isSeen = false
    surface.beginGroup(within: wholePixels(around: marks))
    for mark in marks { paint(mark) }
    isSeen = wasSeen
    return surface.takeGroup()
  }

  /// A mode, noted if it is drawn as another.
  private mutating func noted(_ mode: Compositing) -> Compositing {
    if !mode.isDrawn { notes.addBlend() }
    return mode
  }
}
