// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancySystem

/// A symbol set of an asset catalog: a template of a symbol of one's own. It is read when a symbol of
/// its name is asked for.
package struct SymbolSet: Sendable, Hashable {
  /// Where it lies and what it is called.
  package let place: CatalogPlace

  /// The path of its template, an SVG; `nil` if it has none.
  ///
  /// - Throws: `CatalogError`: its `Contents.json` cannot be read, or names a file elsewhere.
  package func templatePath() throws(CatalogError) -> String? {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try place.contentsBytes() } catch { throw .unreadable(error) }
    do throws(JSONError) {
      let document = JSONDocument(bytes, path: place.contentsPath)
      guard let name = try CatalogContents(document).symbols.compactMap(\.filename).first else {
        return nil
      }
      guard !name.value.isEmpty, !name.value.utf8.contains(UInt8(ascii: "/")),
        !name.value.utf8.contains(0), name.value != ".."
      else {
        throw name.source.error("names no file of the set", fix: "put the template into its folder")
      }
      return PathText.joined(place.path, name.value)
    } catch {
      throw .malformed(error)
    }
  }
}
