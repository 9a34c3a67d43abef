// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyAssets
internal import VibrancyPixels
package import VibrancyScenes

/// One preview of a described widget in one family, with what it takes its pictures from.
package struct DescribedWidget: Sendable {
  let file: WidgetFile
  package let variant: WidgetVariant
  package let family: Family
  /// The sets of its catalog, by name.
  let catalog: DescribedCatalog
  /// The folder of the description, with a final `/`; empty for the working directory.
  let folder: String
  /// What its files may not lead out of.
  let root: Root

  /// The places it asks not to be shown in.
  package func disfavors(_ place: Place) -> Bool {
    [place, place.aliased].contains { $0.map(variant.disfavoredLocations.contains) ?? false }
  }
}

extension DescribedWidget: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.file.path == right.file.path && left.variant == right.variant
      && left.family == right.family
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(file.path)
    hasher.combine(variant)
    hasher.combine(family)
  }
}

/// The image and color sets that a description may name.
struct DescribedCatalog: Sendable {
  private var images: [String: ImageSet] = [:]
  private var colors: [String: ColorSet] = [:]

  init(_ sets: [CatalogSet]) {
    for set in sets {
      switch set {
      case .image(let images): self.images[images.place.name] = images
      case .color(let colors): self.colors[colors.place.name] = colors
      case .icon: break
      }
    }
  }

  /// The picture of a set for a look, at the largest scale.
  func art(_ name: String, isDark: Bool) -> CatalogArt? {
    images[name]?.art(for: Self.request(isDark: isDark))
  }

  /// The color of a set for a look, encoded sRGB; `nil` if there is none or it is the system's.
  func color(_ name: String, isDark: Bool) -> EncodedColor? {
    guard case .stored(let color) = colors[name]?.color(for: Self.request(isDark: isDark)) else {
      return nil
    }
    let srgb = color.srgb
    return EncodedColor(
      red: Float(srgb.red), green: Float(srgb.green), blue: Float(srgb.blue))
  }

  private static func request(isDark: Bool) -> CatalogRequest {
    var request = CatalogRequest()
    request.appearance = CatalogAppearance(isDark ? .dark : .light)
    return request
  }
}

/// Decoded pictures of a widget: a file, a group and a scale are decoded or drawn once.
package struct PictureShelf {
  private struct Key: Hashable {
    let path: String
    let group: String?
    /// Of vectors only; a bitmap is the same at every scale.
    let scale: Double?
  }

  private var images: [Key: StraightImage] = [:]

  package init() {}

  /// - Parameter scale: Pixels a point at which a vector is drawn.
  mutating func image(
    _ input: Input, group: String?, scale: Double, _ maker: PreviewMaker
  ) throws(VibrancyError) -> StraightImage {
    let key = Key(path: input.path, group: group, scale: input.format.isVector ? scale : nil)
    if let image = images[key] { return image }
    let image = try maker.drawing(input, group: group, scale: scale)
    images[key] = image
    return image
  }
}
