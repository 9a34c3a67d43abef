// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing
package import VibrancyJSON
package import VibrancyLayout
package import VibrancySymbols
package import VibrancyVocabulary

/// A view that a layer shows: as it is written, with the values of one variant.
///
/// It was read once for its mistakes; `node` reads it again with the colors and pictures of an
/// appearance.
package struct WidgetView: Sendable, Hashable {
  /// Where the view is written: the layer.
  package let source: JSONNode
  /// The strings that hold `${…}`, with what they say in this variant.
  let fillings: [String: String]
  /// The colors it names, but the system's, each as often as it is written.
  package let colors: [WidgetColor]
  /// The pictures it names, each as often as it is written.
  package let images: [WidgetImage]
  /// The symbols it names, each as often as it is written.
  package let symbols: [WidgetSymbol]

  /// The view to be laid out. Sources of nodes are offsets of bytes in the description's text;
  /// identities count the nodes in its order.
  ///
  /// - Parameters:
  ///   - isDark: Whether the system's colors are those of dark appearance.
  ///   - system: The system whose colors they are.
  ///   - color: A color by `#RRGGBB` or its set's name; `nil` for one that is not found.
  ///   - size: A picture's own size in points; `nil` for one that is not found.
  ///   - symbol: A symbol of the catalog by its name; `nil` for one of the system.
  /// - Returns: The view; colors that are not found are clear, pictures have no size.
  package func node(
    isDark: Bool, in system: SystemDesign = .iOS26,
    color: @escaping (WidgetColor) -> PaintColor?,
    size: @escaping (WidgetImage) -> Size?,
    symbol: @escaping (String) -> SymbolDrawing? = { _ in nil }
  ) -> ViewNode {
    let mistakes = JSONMistakes(around: source)
    var reader = ViewReader(mistakes, .filled(fillings))
    reader.lookups = ViewReader.Lookups(
      isDark: isDark, system: system, color: color, size: size, symbol: symbol)
    return reader.root(mistakes.cursor(at: source)) ?? ViewNode(.empty)
  }
}
