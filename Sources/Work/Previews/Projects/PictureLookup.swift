// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyScenes
internal import VibrancyVocabulary

/// The pictures that code may name, and their sizes, each read when it is first asked for.
final class PictureLookup {
  /// By name.
  let inputs: [String: Input]
  private let maker: PreviewMaker
  private var pictures = PictureCache()
  private var sizes: [String: Size] = [:]

  init(_ inputs: [String: Input], _ maker: PreviewMaker) {
    (self.inputs, self.maker) = (inputs, maker)
  }

  /// A picture's own size in points; `nil`: there is none, or it cannot be read.
  func size(of name: String) -> Size? {
    if let known = sizes[name] { return known }
    guard let input = inputs[name], let points = try? pictures.points(of: input, maker) else {
      return nil
    }
    let size = Size(points.width, points.height)
    sizes[name] = size
    return size
  }
}
