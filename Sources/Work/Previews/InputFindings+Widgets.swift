// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyAssets
internal import VibrancyJSON
internal import VibrancyScenes
internal import VibrancySystem
internal import VibrancyVocabulary

extension InputFindings {
  /// Adds every preview of a widget description: its variants and entries, in each form.
  package mutating func addWidget(_ file: AssetFile, for query: InputQuery) {
    let root = file.rootOfParts(followsOutside: query.followsOutside)
    let folder = file.path.lastIndex(of: "/").map { String(file.path[...$0]) } ?? ""
    do throws(JSONError) {
      let bytes: [UInt8]
      do throws(VibrancyError) {
        bytes = try Input(file).bytes(limit: JSONLimits().bytes)
      } catch {
        if case .unreadable(let problem) = error.cause {
          errors.append(.unreadable(problem))
          return
        }
        throw JSONError(
          path: file.path, "has more than \(JSONLimits().bytes >> 20) MiB", fix: "describe less")
      }
      let widget = try WidgetFile(
        bytes, path: file.path, isOutside: root.isLeft(by: file.path))
      var catalog = DescribedCatalog()
      if let name = widget.description.catalog {
        do throws(FileError) { try root.check(folder + name.value) } catch {
          throw name.source.error(error.fault)
        }
        let result = query.reading.sets(
          in: CatalogFolder(path: folder + name.value).found(in: root))
        errors += result.errors
        notes += result.warnings.map { "\($0)" }
        catalog = DescribedCatalog(result.sets)
      }
      let stem = file.name.hasSuffix(".widget") ? String(file.name.dropLast(7)) : file.name
      var limits = DescriptionLimits()
      limits.previews = query.mostVariants
      let variants = try widget.variants(limits: limits)
      fonts.add(
        variants.flatMap { variant in
          variant.forms.flatMap { variant.layers(in: $0) }.compactMap(\.text)
        })
      var drawings: Set<String> = []
      for variant in variants {
        let name = [stem, variant.fileName].compactMap(\.self).joined(separator: ".")
        if !variant.disfavoredLocations.isEmpty {
          notes.append(
            "\(file.path): disfavors \(variant.disfavoredLocations.map(\.rawValue).joined(separator: ", ")); "
              + "left out there")
        }
        for form in variant.forms {
          setsInWidgets.formUnion(catalog.placesShown(by: variant, in: form))
          let described = DescribedWidget(
            file: widget, variant: variant, form: form, catalog: catalog, folder: folder,
            root: root, fonts: fonts)
          drawings.formUnion(described.pictures.filter(\.format.isVector).map(\.path))
          inputs.append(Input(described, root: file.root, name: "\(name).\(form.name)"))
        }
      }
      drawingsInWidgets.formUnion(drawings.map { PathBelow.resolved($0) })
      for presentation in (widget.description.activity?.presentations ?? []).map(\.presentation) {
        guard let partner = presentation.partner,
          widget.description.activity?.presentations.contains(where: {
            $0.presentation == partner
          }) == false
        else { continue }
        notes.append(
          "\(file.path): has \(presentation.rawValue) without \(partner.rawValue); the Dynamic "
            + "Island shows both, so that side stays black")
      }
    } catch {
      errors.append(.malformed(error))
    }
  }
}

/// The JSON Schemas (2020-12) of the files this package reads.
package enum Schemas {
  /// Of widget descriptions, `NAME.widget.json`.
  package static var widget: String { WidgetSchema.text }
}
