// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyCache
package import VibrancyFacts
internal import VibrancyPreviews
package import VibrancyReporting
internal import VibrancyRules

extension LegibleRange.Point: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    self.init(
      grey: try reader.next(), illegibleShare: try reader.next(), contrast: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(grey, illegibleShare, contrast) }
}

extension LegibleRange: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    self.init(points: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(points) }
}

extension Exhibit: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    self.init(
      path: try reader.next(), name: try reader.next(), scene: try reader.next(),
      wallpaper: try reader.next(), png: try reader.blob(), width: try reader.next(),
      height: try reader.next(), zoom: try reader.next(), legibleRange: try reader.next())
    isScreen = try reader.next()
  }

  package func write(to writer: inout StoredWriter) {
    writer.add(path, name, scene, wallpaper)
    writer.add(blob: png)
    writer.add(width, height, zoom, legibleRange, isScreen)
  }
}
