// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyDrawing
internal import VibrancyRunning

extension SourceProject.Target {
  /// Lets code look up the colors and texts of the target's catalogs and tables, and which pictures
  /// are templates.
  ///
  /// - Parameters:
  ///   - isDark: Whether colors are those of dark appearance.
  ///   - artIsDark: Whether pictures are.
  func setCatalogs(of evaluator: Evaluator, isDark: Bool, artIsDark: Bool) {
    evaluator.interface.sets = setNames
    evaluator.interface.colors = { [catalog] name in
      catalog.translucentColor(name, isDark: isDark).map {
        PaintColor($0.color, opacity: $0.opacity)
      }
    }
    evaluator.interface.systemColors = { [catalog] name in
      catalog.systemColor(name, isDark: isDark)
    }
    evaluator.interface.isTemplate = { [catalog] name in
      catalog.art(name, isDark: artIsDark)?.isTemplate ?? false
    }
    evaluator.interface.files = { [files] name in
      guard let bytes = files[name].flatMap({ SourceSearch.bytes(of: $0) }) else { return nil }
      return PropertyList.isXML(bytes) ? PropertyList(xml: bytes)?.json ?? bytes : bytes
    }
    evaluator.interface.strings = { [strings] key, table, number in
      strings.text(key, table: table, number: number)
    }
  }
}
