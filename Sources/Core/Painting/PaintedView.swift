// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
package import VibrancyLayout
internal import VibrancyPixels
package import VibrancyScenes

/// The marks of a view, painted: what a widget shows of it.
package struct PaintedView: Sendable {
  /// From the back; marks that the system repaints alike share one.
  package private(set) var layers: [Layer] = []
  /// The marks that are drawn in the layers, in that order.
  package private(set) var marks: [WidgetMark] = []
  /// The things that were drawn otherwise than asked.
  package private(set) var notes = PaintingNotes()

  /// Paints marks.
  ///
  /// - Parameters:
  ///   - marks: From the back, in points of the canvas.
  ///   - context: The canvas, and the pictures that marks name.
  ///   - bounds: What is cut off, in points; `nil`: nothing but what is beyond the canvas.
  package init(_ marks: [Mark], in context: PaintingContext, within bounds: Rect? = nil) {
    let runs = MarkRuns(marks)
    if runs.isJoined { notes.addJoining() }
    for run in runs.runs {
      var painter = MarkPainter(context, for: run.marks)
      if let bounds {
        painter.clip(to: .rectangle(bounds.x, bounds.y, bounds.width, bounds.height))
      }
      for mark in run.marks { painter.paint(mark) }
      let painted = painter.finish()
      notes.add(painted.notes)
      guard let picture = painted.group.picture else { continue }
      var layer = Layer(.packed(picture.image))
      (layer.x, layer.y) = (picture.x, picture.y)
      run.traits.apply(to: &layer)
      self.marks += painted.marks.map {
        WidgetMark($0.kind, layer: layers.count, mask: $0.mask, source: $0.source)
      }
      layers.append(layer)
    }
  }
}
