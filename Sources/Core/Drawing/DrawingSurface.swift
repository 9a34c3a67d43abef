// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// A canvas that shapes, pictures and groups are drawn on: premultiplied, display-encoded sRGB.
///
/// All that is drawn goes through the clip, a stack of shapes, into the innermost group, or the canvas.
/// The same calls give the same bits on every machine.
package struct DrawingSurface: Sendable {
  /// As many groups are kept one inside the other; what is drawn in deeper ones goes into the last.
  package static let mostGroups = 16
  /// As many clips are kept; deeper ones have no effect.
  package static let mostClips = 32
  /// As many pixels a group reaches at most beyond the clip.
  package static let mostMargin = 512

  /// Width and height in pixels.
  package let size: PixelSize
  private var layer: DrawnGroup
  private var clips: [ClipMask]
  private var parents: [(layer: DrawnGroup, clips: [ClipMask], ignoredClips: Int)] = []
  /// How many groups and clips are too deep.
  private var (ignoredGroups, ignoredClips) = (0, 0)
  /// The alpha of what is drawn now, if it is asked for.
  private var record: AlphaRecord?
  private var rasterizer = Rasterizer()
  private var colors: [PaintedPixel] = []

  /// A transparent canvas.
  package init(size: PixelSize) {
    self.size = size
    let bounds = PixelBounds(left: 0, top: 0, right: size.width, bottom: size.height)
    layer = DrawnGroup(bounds: bounds, holding: bounds)
    clips = [ClipMask(bounds: bounds)]
  }

  /// What is on the canvas; groups that were not ended are not.
  package var picture: PlanarImage { PlanarImage(parents.first?.layer ?? layer, size: size) }

  private var clip: ClipMask { clips[clips.count - 1] }

  /// Whether pixels are inside of the clip or not, and none is in part: one shape that is drawn in a
  /// group, which is drawn then, comes to the same pixels without it.
  package var clipsWholePixels: Bool { clip.shares.isEmpty }

  /// Begins to keep the alpha of the one shape or picture that is drawn next.
  package mutating func beginRecord() { record = AlphaRecord(within: clip.bounds) }

  /// Ends to keep it.
  ///
  /// - Returns: The pixels that were drawn, and their alpha as codes of 255, row-major.
  package mutating func takeRecord() -> (drawn: PixelBounds, codes: [UInt8]) {
    defer { record = nil }
    return record.map { ($0.drawn, $0.codes) } ?? (.empty, [])
  }

  /// Fills a path.
  ///
  /// - Parameters:
  ///   - paint: In the coordinates of the path.
  ///   - transform: To pixels.
  ///   - opacity: `0...1`.
  package mutating func fill(
    _ path: Path, _ paint: Paint, rule: FillRule = .nonzero, transform: Affine = .identity,
    opacity: Double = 1, compositing: Compositing = .normal
  ) {
    rasterizer.begin(clip: clip.bounds, rule: rule)
    rasterizer.add(path, transform)
    draw(PaintSampler(paint, transform, opacity: opacity), compositing)
  }

  /// Fills contours of straight lines, as above.
  package mutating func fill(
    _ outline: Outline, _ paint: Paint, rule: FillRule = .nonzero, transform: Affine = .identity,
    opacity: Double = 1, compositing: Compositing = .normal
  ) {
    rasterizer.begin(clip: clip.bounds, rule: rule)
    rasterizer.add(outline, transform)
    draw(PaintSampler(paint, transform, opacity: opacity), compositing)
  }

  /// Draws a line along a path, as `fill`; the style is in the coordinates of the path.
  package mutating func stroke(
    _ path: Path, _ style: StrokeStyle, _ paint: Paint, transform: Affine = .identity,
    opacity: Double = 1, compositing: Compositing = .normal
  ) {
    let outline = path.stroked(style, scale: transform.enlargement)
    fill(outline, paint, transform: transform, opacity: opacity, compositing: compositing)
  }

  /// Draws a picture into a rectangle, which it fills.
  ///
  /// - Parameters:
  ///   - origin: The rectangle's top left.
  ///   - extent: Its width and height.
  ///   - transform: From the rectangle's coordinates to pixels.
  ///   - opacity: `0...1`.
  ///   - isSmooth: `false`: each pixel has the color of the nearest one of the picture.
  package mutating func draw(
    _ picture: SourcePicture, at origin: Path.Point, _ extent: Path.Point,
    transform: Affine = .identity, opacity: Double = 1, compositing: Compositing = .normal,
    isSmooth: Bool = true
  ) {
    rasterizer.begin(clip: clip.bounds, rule: .nonzero)
    rasterizer.add(.rectangle(origin.x, origin.y, extent.x, extent.y), transform)
    let placed = Affine.scaling(extent.x, extent.y).then(.moving(by: origin)).then(transform)
    let sampler = PictureSampler(picture, placed, opacity: opacity, isSmooth: isSmooth)
    let left = clip.bounds.left
    while let row = nextRow() {
      sampler.read(row.y, row.columns, into: &colors)
      layer.blend(colors, row, rasterizer.coverage, from: left, compositing)
      record?.add(colors, row, rasterizer.coverage, from: left)
    }
  }

  /// The next row of the shape, times the clip.
  private mutating func nextRow() -> (y: Int, columns: Range<Int>)? {
    guard let row = rasterizer.nextRow() else { return nil }
    let mask = clip
    rasterizer.mask(row, by: mask)
    layer.touch(
      PixelBounds(
        left: row.columns.lowerBound, top: row.y, right: row.columns.upperBound,
        bottom: row.y + 1))
    if colors.count < row.columns.count {
      let missing = row.columns.count - colors.count
      colors += [PaintedPixel](repeating: PaintedPixel(), count: missing)
    }
    return row
  }

  private mutating func draw(_ sampler: PaintSampler, _ compositing: Compositing) {
    let left = clip.bounds.left
    while let row = nextRow() {
      if let color = sampler.flat {
        layer.blend(color, row, rasterizer.coverage, from: left, compositing)
        record?.add(color, row, rasterizer.coverage, from: left)
      } else {
        sampler.read(row.y, row.columns, into: &colors)
        layer.blend(colors, row, rasterizer.coverage, from: left, compositing)
        record?.add(colors, row, rasterizer.coverage, from: left)
      }
    }
  }
}

extension DrawingSurface {
  /// Draws only inside of a path from now on, and inside of what the clip was.
  package mutating func pushClip(
    _ path: Path, rule: FillRule = .nonzero, transform: Affine = .identity
  ) {
    push { clip, rasterizer in
      rasterizer.begin(clip: clip.bounds, rule: rule)
      rasterizer.add(path, transform)
      return clip.narrowed(by: &rasterizer)
    }
  }

  /// Draws only inside of whole pixels from now on, and inside of what the clip was.
  package mutating func pushClip(_ part: PixelBounds) { push { clip, _ in clip.cut(to: part) } }

  private mutating func push(_ narrowed: (ClipMask, inout Rasterizer) -> ClipMask) {
    if clips.count < Self.mostClips {
      clips.append(narrowed(clip, &rasterizer))
    } else {
      ignoredClips += 1
    }
  }

  /// Makes the clip what it was before the last one.
  package mutating func popClip() {
    if ignoredClips > 0 {
      ignoredClips -= 1
    } else if clips.count > 1 {
      clips.removeLast()
    }
  }

  /// Begins a group: what follows is drawn apart, on nothing. The clip takes effect when the group is
  /// drawn; inside, only what is beyond its rectangle is left out.
  ///
  /// - Parameters:
  ///   - margin: How many pixels beyond that rectangle are kept, for a blur or a shadow.
  ///   - part: Where anything will be drawn; what is outside of it is left out. `nil`: anywhere.
  package mutating func beginGroup(margin: Double = 0, within part: PixelBounds? = nil) {
    guard parents.count < Self.mostGroups else {
      ignoredGroups += 1
      return
    }
    let wide = margin > 0 ? Int(min(margin.rounded(.up), Double(Self.mostMargin))) : 0
    let box = clip.bounds
    let bounds = PixelBounds(
      left: box.left - wide, top: box.top - wide, right: box.right + wide,
      bottom: box.bottom + wide)
    parents.append((layer, clips, ignoredClips))
    layer = DrawnGroup(bounds: box.isEmpty ? .empty : bounds, holding: part ?? bounds)
    (clips, ignoredClips) = ([ClipMask(bounds: layer.held)], 0)
  }

  /// Ends the innermost group without drawing it.
  package mutating func takeGroup() -> DrawnGroup {
    guard ignoredGroups == 0, let parent = parents.popLast() else {
      ignoredGroups = max(0, ignoredGroups - 1)
      return DrawnGroup(bounds: .empty, holding: .empty)
    }
    let group = layer
    (layer, clips, ignoredClips) = parent
    return group
  }

  /// Ends the innermost group, and draws it.
  package mutating func endGroup(opacity: Double = 1, compositing: Compositing = .normal) {
    draw(takeGroup(), opacity: opacity, compositing: compositing)
  }

  /// Draws a group. The first in a group is not copied where the caller gives it away.
  ///
  /// - Parameter opacity: `0...1`.
  package mutating func draw(
    _ group: consuming DrawnGroup, opacity: Double = 1, compositing: Compositing = .normal
  ) {
    let factor = clamped(Float(opacity))
    guard !group.drawn.intersection(clip.bounds).isEmpty, factor > 0 else { return }
    guard compositing == .normal else { return draw(group, factor, compositing) }
    if let left = layer.take(group, at: factor, through: clip) { draw(left, factor, .normal) }
  }

  /// Draws a shadow.
  package mutating func draw(_ shadow: GroupShadow) { draw(shadow, 1, .normal) }

  private mutating func draw(
    _ source: some PixelSource, _ factor: Float, _ compositing: Compositing
  ) {
    let part = source.drawn.intersection(clip.bounds)
    guard !part.isEmpty, factor > 0 else { return }
    layer.touch(part)
    let mask = clip
    for y in part.top..<part.bottom {
      let (from, to) = (source.start(y), layer.start(y))
      let shares = (y - mask.bounds.top) * mask.bounds.width - mask.bounds.left
      var below = layer.pixels.mutableSpan
      for x in part.left..<part.right {
        let share = mask.shares.isEmpty ? factor : factor * mask.shares[shares + x]
        below[to + x] = compositing.mixed(source.pixel(at: from + x) * share, over: below[to + x])
      }
    }
  }
}
