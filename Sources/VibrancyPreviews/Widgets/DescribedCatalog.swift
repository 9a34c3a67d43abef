// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPixels

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
