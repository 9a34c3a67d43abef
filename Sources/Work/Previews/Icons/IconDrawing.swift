// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyAssets
package import VibrancyCache
internal import VibrancyJSON
internal import VibrancyScenes
internal import VibrancyVocabulary

/// One look of an icon bundle, to be drawn from its layers.
package struct IconDrawing: Sendable, Hashable {
  /// The bundle.
  package let bundle: IconBundle
  /// Which of its looks.
  package let look: IconBundle.Look

  /// The files that decide what it looks like.
  var files: [Input] {
    [Input(path: bundle.documentPath, within: bundle.root)]
      + bundle.images.map { Input(path: bundle.path(of: $0), within: bundle.root) }
  }

  /// The scenes that show the look.
  var styles: Set<Treatment.IconStyle> {
    switch look {
    case .light: [.light]
    case .dark: [.dark, .clearLight, .clearDark]
    case .tinted: [.tinted, .tintedLight]
    }
  }
}

extension IconDrawing: KeyIngredient {
  /// Adds what is not in the bytes of its files.
  package func add(to key: inout KeyBytes) {
    key.add(bundle.path)
    key.add(look.rawValue)
    key.add(bundle.missing.map(\.name))
  }
}

extension InputFindings {
  /// Adds the looks of an icon bundle.
  package mutating func addIcon(_ file: AssetFile, followsOutside: Bool) {
    do throws(CatalogError) {
      let bundle = try IconBundle(file, followsOutside: followsOutside)
      notes += bundle.notes
      if bundle.isEmpty {
        let fault = FileFault("has no groups and no fill", fix: "there is nothing to draw")
        if file.root == nil {
          throw .malformed(
            JSONError(path: bundle.documentPath, [JSONMistake(position: nil, fault)]))
        }
        notes.append("\(bundle.documentPath): \(fault)")
        return
      }
      notes += bundle.missing.map { missing in
        let place = missing.position.map { ":\($0)" } ?? ""
        return
          "\(bundle.documentPath)\(place): Assets holds no '\(VisibleText.short(missing.name))'; "
          + "the layer is left out"
      }
      if !notes.contains(Self.iconNote) { notes.append(Self.iconNote) }
      for look in IconBundle.Look.allCases {
        inputs.append(
          Input(
            IconDrawing(bundle: bundle, look: look), root: file.root,
            name: "\(file.name)/\(look.rawValue)"))
      }
    } catch {
      errors.append(error)
    }
  }

  /// What is said of every icon bundle.
  package static let iconEffects = "glass, light, shadow and translucency are not simulated"
  /// The same, once for all the bundles of a run.
  package static let iconNote = "icon bundles: \(iconEffects)"
}
