// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyScenes

/// Something that a preview shows, and where it is written: for people who point at it.
package struct DrawnElement: Sendable, Hashable {
  /// What it is.
  package let kind: WidgetMark.Kind
  /// Left edge, top edge, width and height of the pixels it covers, on the widget's canvas.
  package let frame: [Int]
  /// `FILE:LINE`; `nil`: the system draws it, or it stands in no file.
  package var place: String?
  /// The number of that place, where its widget was drawn.
  let source: Int?

  /// As many as anybody distinguishes in a preview.
  package static let most = 256

  /// What a widget shows, from the bottom up, without what is left of things that cover no pixel.
  ///
  /// - Parameter place: Where a mark with a source is written.
  static func all(of widget: Widget, at place: (Int) -> String?) -> [DrawnElement] {
    let seen = widget.marks.lazy.filter { $0.mask.width > 0 && $0.mask.height > 0 }
    return seen.prefix(most).map { mark in
      DrawnElement(
        kind: mark.kind, frame: [mark.mask.x, mark.mask.y, mark.mask.width, mark.mask.height],
        place: mark.source.flatMap(place), source: mark.source)
    }
  }
}
