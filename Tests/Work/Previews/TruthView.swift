// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyAssets
import VibrancyDrawing
import VibrancyLayout
import VibrancyPNG
import VibrancyPainting
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport
import VibrancyVocabulary

/// A view whose picture by SwiftUI is public: its description, and the size and scale of that picture.
struct TruthView: Sendable, CustomStringConvertible {
  /// The folder that `VIBRANCY_TRUTH` names; `nil`: views are laid out, and no pictures are written.
  static let folder = ProcessInfo.processInfo.environment["VIBRANCY_TRUTH"]

  /// The rows of `sizes.csv`: key, file, family, width and height in points, scale, scheme.
  static let all: [TruthView] = {
    let bytes = try? Data(contentsOf: URL(filePath: root + "/sizes.csv"))
    let lines = String(decoding: bytes ?? Data(), as: UTF8.self).split(separator: "\n")
    return lines.dropFirst().compactMap { TruthView(row: $0.split(separator: ",")) }
  }()

  private static let root = folder ?? Fixture.path("Layout/Truth")

  /// The name of the picture.
  let key: String
  /// The description, below the folder.
  let file: String
  /// Width and height in points.
  let size: Size
  /// Pixels per point.
  let scale: Double
  private let family: Family?
  private let isDark: Bool

  private init?(row: [Substring]) {
    guard row.count == 7, let width = Double(row[3]), let height = Double(row[4]),
      let scale = Double(row[5])
    else { return nil }
    (key, file, size) = (String(row[0]), String(row[1]), Size(width, height))
    (family, self.scale, isDark) = (Family(name: String(row[2])), scale, row[6] == "dark")
  }

  var description: String { key }

  /// The description's only variant.
  func variant() throws -> WidgetVariant {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(Self.root)/\(file)")))
    return try #require(try WidgetFile(bytes, path: file).variants().first)
  }

  /// The description's view, laid out.
  func layout(_ variant: WidgetVariant) throws -> LayoutReport {
    let view = try #require(variant.layers.first?.view)
    let node = view.node(isDark: isDark, color: { _ in nil }, size: { _ in nil })
    var environment = LayoutEnvironment()
    (environment.family, environment.displayScale) = (family, scale)
    environment.colorScheme = isDark ? .dark : .light
    let margins = variant.contentMargins ?? Insets(all: 16)
    let frame = Rect(
      margins.leading, margins.top, size.width - margins.leading - margins.trailing,
      size.height - margins.top - margins.bottom)
    return node.layout(in: frame, environment)
  }

  /// The picture in pixels, on the container's background or on white.
  func picture() throws -> StraightImage {
    let variant = try variant()
    let pixels = try #require(
      PixelSize(
        width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded())))
    var context = PaintingContext(size: pixels, scale: scale)
    context.isDark = isDark
    let painted = PaintedView(try layout(variant).marks, in: context)
    var surface = DrawingSurface(size: pixels)
    var background = EncodedColor.white
    if case .color(let color)? = variant.backgrounds.first?.background,
      case .codes(let red, let green, let blue) = color.reference
    {
      background = EncodedColor(
        red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255)
    }
    surface.fill(
      .rectangle(0, 0, Double(pixels.width), Double(pixels.height)),
      .color(PaintColor(background)))
    for layer in painted.layers {
      guard case .packed(let image) = layer.picture else { continue }
      surface.draw(
        SourcePicture(PlanarImage(image)), at: [Double(layer.x), Double(layer.y)],
        [Double(image.size.width), Double(image.size.height)], isSmooth: false)
    }
    let picture = surface.picture
    var codes: [UInt8] = []
    codes.reserveCapacity(4 * pixels.area)
    var row = PlanarRow(width: pixels.width)
    for y in 0..<pixels.height {
      picture.copyRow(y, from: 0, into: &row)
      for x in 0..<pixels.width {
        // Opaque, since the background is.
        for value in [row.red[x], row.green[x], row.blue[x]] {
          codes.append(UInt8(min(max(value, 0), 1) * 255 + 0.5))
        }
        codes.append(255)
      }
    }
    return StraightImage(size: pixels, samples: .eight(codes))
  }

  /// Writes the picture to the folder `drawn`.
  func write() throws {
    let folder = URL(filePath: Self.root + "/drawn")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = key.split(separator: "/").joined(separator: "+") + ".png"
    try Data(encodePNG(try picture())).write(to: folder.appending(path: name))
  }
}
