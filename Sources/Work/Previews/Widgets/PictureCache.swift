// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyVectors

/// Pictures of a widget: a file is read once, and what is shown of it in one size drawn once, as long
/// as there is room for them; the oldest are read and drawn again.
package struct PictureCache {
  private struct Key: Hashable {
    let path: String
    let group: SVGGroup?
    /// Of vectors only; a bitmap is the same wherever it is shown.
    let extent: DrawingExtent?
  }

  /// The most bytes of samples that are kept, of which the newest picture may take more.
  private static let room = 32 << 20

  private var images: [Key: StraightImage] = [:]
  /// The keys of the pictures, the oldest first, and the bytes that their samples take.
  private var order: [Key] = []
  private var bytes = 0
  private var vectors: [String: VectorSource] = [:]
  /// What the person looking should know of how a vector was drawn, with its path.
  package private(set) var notes: [(path: String, text: String)] = []

  package init() {}

  /// The element of an SVG that has an id; a failure if there is none.
  mutating func group(
    _ id: String, of input: Input, _ maker: PreviewMaker
  ) throws(VibrancyError) -> Result<SVGGroup, VectorError> {
    let source = try vector(input, maker)
    return Result { () throws(VectorError) in try source.group(id) }
  }

  /// A picture fitted into its place: a bitmap scaled, a vector drawn at the pixels it covers there.
  ///
  /// - Parameters:
  ///   - group: The one element of an SVG that is shown.
  ///   - scale: Pixels per point of the place.
  ///   - deviceScale: Pixels per point of the bitmaps that the device takes: `1...3`.
  /// - Returns: The layer, or `nil` if nothing of it is seen; and the size of a bitmap.
  mutating func layer(
    of input: Input, group: SVGGroup? = nil, in place: PicturePlacement, fit: Presentation.Fit,
    scale: Double, deviceScale: Int, _ maker: PreviewMaker
  ) throws(VibrancyError) -> (layer: Layer?, bitmap: PixelSize?) {
    guard input.format.isVector else {
      let image = try bitmap(input, maker)
      return (place.layer(image, fit: fit), image.size)
    }
    let source = try vector(input, maker)
    let isBitmap = input.isBuiltAsBitmap && group == nil
    guard let size = try source.size(), !isBitmap else {
      let image = try drawing(of: source, at: .scale(Double(deviceScale)), group, maker)
      let natural = scale / Double(deviceScale)
      let full = place.size(of: image.size, fit: fit, natural: natural)
      note(
        input, image.size, full,
        isBitmap
          ? "its set does not keep vectors, so a bitmap is made of it when the app is built; "
            + "preserves-vector-representation (Preserve Vector Data in Xcode) keeps it sharp"
          : "the file says no plain width and height and no viewBox; give it a viewBox")
      return (place.layer(image, width: full.width, height: full.height), nil)
    }
    let full = place.size(of: size.width, size.height, fit: fit, natural: scale)
    let (width, height) = Self.drawable(full.width, full.height)
    let image = try drawing(of: source, at: .pixels(width: width, height: height), group, maker)
    note(
      input, image.size, full,
      "no more pixels of a vector are drawn; give the drawing a shape more like its place's")
    return (place.layer(image, width: full.width, height: full.height), nil)
  }

  /// The size of a picture in points, by its pixels and its scale; `nil` for a vector that says none.
  mutating func points(
    of input: Input, _ maker: PreviewMaker
  ) throws(VibrancyError) -> PointSize? {
    guard input.format.isVector else {
      let size = try bitmap(input, maker).size
      return PointSize(
        Double(size.width) / Double(input.scale), Double(size.height) / Double(input.scale))
    }
    return try vector(input, maker).size().map { PointSize($0.width, $0.height) }
  }

  /// A picture to be drawn in a size: a bitmap as it is, a vector at that size.
  mutating func image(
    of input: Input, width: Int, height: Int, _ maker: PreviewMaker
  ) throws(VibrancyError) -> StraightImage {
    guard input.format.isVector else { return try bitmap(input, maker) }
    let (width, height) = Self.drawable(max(1, width), max(1, height))
    return try drawing(
      of: vector(input, maker), at: .pixels(width: width, height: height), nil, maker)
  }

  private mutating func bitmap(
    _ input: Input, _ maker: PreviewMaker
  ) throws(VibrancyError) -> StraightImage {
    let key = Key(path: input.path, group: nil, extent: nil)
    let image = if let image = images[key] { image } else { try maker.decode(input).image }
    keep(image, as: key)
    return image
  }

  /// Notes something once.
  mutating func note(_ path: String, _ text: String) {
    if !notes.contains(where: { $0.path == path && $0.text == text }) { notes.append((path, text)) }
  }

  /// A vector's file.
  mutating func vector(
    _ input: Input, _ maker: PreviewMaker
  ) throws(VibrancyError) -> VectorSource {
    if let source = vectors[input.path] { return source }
    let source = try maker.vector(input)
    vectors[input.path] = source
    return source
  }

  private mutating func drawing(
    of source: VectorSource, at extent: DrawingExtent, _ group: SVGGroup?, _ maker: PreviewMaker
  ) throws(VibrancyError) -> StraightImage {
    let key = Key(path: source.input.path, group: group, extent: extent)
    if let image = images[key] { return image }
    let image = try maker.drawing(of: source, at: extent, group: group).image
    keep(image, as: key)
    return image
  }

  private mutating func keep(_ image: StraightImage, as key: Key) {
    guard images.updateValue(image, forKey: key) == nil else { return }
    order.append(key)
    bytes += image.samples.bytes
    while bytes > Self.room, order.count > 1 {
      bytes -= images.removeValue(forKey: order.removeFirst())?.samples.bytes ?? 0
    }
  }

  /// Notes where a vector's pixels are fewer than it covers, once a file.
  private mutating func note(
    _ input: Input, _ drawn: PixelSize, _ full: (width: Int, height: Int), _ cause: String
  ) {
    guard full.width > drawn.width + 1 || full.height > drawn.height + 1,
      !notes.contains(where: { $0.path == input.path })
    else { return }
    notes.append(
      (input.path, "enlarged from \(drawn) to \(full.width)×\(full.height) px: \(cause)"))
  }

  /// The most pixels of a shape that are drawn: what is cut off is drawn, too.
  private static func drawable(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
    let (across, down) = (Double(width), Double(height))
    let most = Double(DecodingBounds.shown.mostPixels)
    let factor = min(
      Double(VectorRasterizer.longestSide) / max(across, down),
      (most / (across * down)).squareRoot())
    guard factor < 1 else { return (width, height) }
    return (max(1, Int(across * factor)), max(1, Int(down * factor)))
  }
}
