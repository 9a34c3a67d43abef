// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyScenes

/// The pictures of a catalog that code may name: each is found, read and drawn when it is first asked
/// for, and once.
final class PictureLookup {
  /// Whether dark art is picked.
  var isDark = false
  /// What was decoded so far, and what is to be said of it.
  var pictures = PictureCache()
  /// Why the widget is not drawn as on a device.
  var causes = DrawingCauses()
  /// What was wrong with the first file that code asks for by a name and that is there, but cannot be
  /// used; what asks cannot fail.
  private(set) var error: VibrancyError?
  private let catalog: DescribedCatalog
  private let maker: PreviewMaker

  init(_ catalog: DescribedCatalog, _ maker: PreviewMaker) {
    (self.catalog, self.maker) = (catalog, maker)
  }

  /// A picture's own size in points; `nil`: there is none, or it cannot be read.
  func size(of name: String) -> Size? {
    guard let input = input(of: name), let points = try? pictures.points(of: input, maker) else {
      return nil
    }
    return Size(points.width, points.height)
  }

  /// A picture to be drawn in a size in pixels; `nil`: there is none.
  func image(of name: String, width: Int, height: Int) throws(VibrancyError) -> StraightImage? {
    guard let input = input(of: name) else { return nil }
    return try pictures.image(of: input, width: width, height: height, maker)
  }

  /// What a file comes to; `nil` if it cannot be used, which is kept.
  func kept<Result>(_ read: () throws(VibrancyError) -> Result?) -> Result? {
    do throws(VibrancyError) { return try read() } catch {
      if self.error == nil { self.error = error }
      return nil
    }
  }

  private func input(of name: String) -> Input? {
    catalog.art(name, isDark: isDark).map { Input($0, role: .loose) }
  }
}
