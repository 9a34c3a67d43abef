// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VibrancyAssets
import VibrancyDrawing
import VibrancyLayout
import VibrancyPNG
import VibrancyPixels
import VibrancyRunning
import VibrancySampling
import VibrancyWords

/// What the catalogs of a folder hold, by name.
final class SampleCatalogs {
  private var images: [String: ImageSet] = [:]
  private var colors: [String: ColorSet] = [:]
  private var decoded: [String: (image: StraightImage, scale: Double)?] = [:]

  init(_ paths: [String], in root: String) {
    let found = CatalogSearch().sets(
      in: paths.map { CatalogFolder(path: root + "/" + $0, relativePath: $0) })
    for set in found.sets {
      switch set {
      case .image(let set): images[set.place.name] = images[set.place.name] ?? set
      case .color(let set): colors[set.place.name] = colors[set.place.name] ?? set
      case .icon: break
      }
    }
  }

  /// Lets code find them.
  func serve(_ evaluator: Evaluator) {
    evaluator.interface.sets = SetNames(
      images: Array(images.keys), colors: Array(colors.keys))
    evaluator.interface.pictures = { [self] name in
      guard images[name] != nil else { return nil }
      guard let (image, scale) = picture(named: name) else { return Size(40, 40) }
      return Size(Double(image.size.width) / scale, Double(image.size.height) / scale)
    }
    evaluator.interface.colors = { [self] name in
      guard case .stored(let color)? = colors[name]?.color(for: CatalogRequest()) else {
        return nil
      }
      let (red, green, blue, alpha) = color.srgb
      return PaintColor(
        EncodedColor(red: Float(red), green: Float(green), blue: Float(blue)), opacity: Float(alpha)
      )
    }
  }

  /// A bitmap in a size; `nil` for one that is not a PNG.
  func picture(_ name: String) -> SourcePicture? {
    picture(named: name).map { SourcePicture($0.image) }
  }

  private func picture(named name: String) -> (image: StraightImage, scale: Double)? {
    if let known = decoded[name] { return known }
    var found: (image: StraightImage, scale: Double)?
    if let art = images[name]?.art(for: CatalogRequest()),
      let data = FileManager.default.contents(atPath: art.path),
      let image = try? StraightImage.decodePNG(BytesInMemory([UInt8](data))).image
    {
      found = (image, Double(art.scale ?? 1))
    }
    decoded[name] = .some(found)
    return found
  }
}
