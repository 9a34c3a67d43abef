// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VibrancyFoundation

// Renders a picture in the place of its first finding, and draws the finding's rectangle into it.
//
//   DrawFinding PICTURE.png RESULT.png

/// A picture with the outline of a rectangle in opaque red, encoded sRGB.
func outlined(_ picture: StraightImage, _ rectangle: PixelRectangle) -> StraightImage {
  guard case .eight(var codes) = picture.samples else { return picture }
  let (width, height) = (picture.size.width, picture.size.height)
  let right = min(rectangle.x + rectangle.width, width) - 1
  let bottom = min(rectangle.y + rectangle.height, height) - 1
  for y in rectangle.y...bottom {
    for x in rectangle.x...right {
      let isEdge = x == rectangle.x || x == right || y == rectangle.y || y == bottom
      guard isEdge else { continue }
      let start = 4 * (y * width + x)
      codes.replaceSubrange(start..<start + 4, with: [255, 0, 0, 255])
    }
  }
  return StraightImage(size: picture.size, samples: .eight(codes))
}

let words = Array(CommandLine.arguments.dropFirst())
guard words.count == 2 else { fatalError("usage: DrawFinding PICTURE.png RESULT.png") }
let (picture, result) = (URL(filePath: words[0]), URL(filePath: words[1]))

let report = await Linter().lint(at: [picture])
let located = report.findings.lazy.compactMap { finding in
  finding.place.flatMap { place in finding.rectangle.map { (finding, place, $0) } }
}
guard let (finding, place, rectangle) = located.first else {
  print("\(picture.lastPathComponent): no finding has a place and a rectangle")
  exit(1)
}

// Without a family the preview has the size of the picture, so both have the same pixels.
let preview = try Simulator().render(picture, in: WidgetScene(place, wallpaper: .mid))
try outlined(preview.pixels, rectangle).pngData().write(to: result)
print(
  "\(picture.lastPathComponent): \(finding.rule) in \(place.rawValue) at "
    + "\(rectangle.x),\(rectangle.y) \(rectangle.width)×\(rectangle.height) of \(preview.size)")
