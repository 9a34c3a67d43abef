// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyEvidence
internal import VibrancyScenes
internal import VibrancySystem

extension DraftMaker {
  /// Adds a line for something that is shown.
  ///
  /// - Parameters:
  ///   - accented: The same where it is accented; `nil`: it is not there.
  ///   - why: Why it is not drawn; `nil`: it is.
  mutating func add(
    _ placed: DraftLayout.Placed, accented: SketchMark?, _ draft: DescriptionDraft, why: String?,
    _ notes: [String], _ section: inout DescriptionDraft.Section, _ remarks: inout RemarkList
  ) {
    let mark = placed.mark
    let place = "\(mark.place)"
    let maybe = mark.isMaybe && why == nil && !placed.isChosen ? ["if a condition holds"] : []
    switch mark.kind {
    case .picture(let sets, let names):
      guard let (image, open) = image(of: mark) else {
        remarks.add(Self.missing(names, reason(sets)), place)
        return
      }
      var picture = DescriptionDraft.Picture(image: image, frame: placed.frame, place: place)
      picture.notes = maybe + notes + open
      set(mark, accented ?? mark, sets, draft, section.family, &picture)
      if let why {
        section.lines.append(.spare(picture, why: why))
      } else if layersLeft > 0 {
        layersLeft -= 1
        section.lines.append(.picture(picture))
      } else {
        remarks.leftOut += 1
      }
    case .text(let words):
      var text = DescriptionDraft.Text(
        words: words.flatMap { $0.isEmpty ? nil : $0 },
        size: mark.textSize ?? (section.family.isAccessory ? 15 : 17),
        color: mark.ink.flatMap { DraftColors.text(of: $0, catalogs, catalog: catalog) },
        frame: placed.frame, isAccentable: (accented ?? mark).manner.isAccentable,
        isPrivate: mark.manner.isPrivate, place: place)
      text.notes = (why.map { [$0] } ?? maybe) + (text.words == nil ? ["its words are open"] : [])
      guard remarks.countText() else { return }
      section.lines.append(.text(text))
    case .symbol(let names):
      let shown = names.prefix(3).map { $0.isEmpty ? "…" : $0 }.joined(separator: ", ")
      remarks.add("the system symbol \(shown)", place)
    case .made: remarks.add("a picture that is made at run time", place)
    case .fill(let paint, let isShape, _):
      let color = DraftColors.text(of: paint, catalogs, catalog: catalog).map { " of \($0)" } ?? ""
      // What has the color of text, or an unknown one, is reported once.
      if color.isEmpty {
        remarks.countShape(place)
      } else {
        remarks.add((isShape ? "a shape" : "a fill") + color, place)
      }
    case .accessoryBackground:
      if !section.family.hasAccessoryBackground {
        remarks.add("AccessoryWidgetBackground, which this family has not", place)
      }
    case .unknown(let name):
      if !name.isEmpty { remarks.add("\(name), declared elsewhere", place) }
    }
  }

  private func set(
    _ mark: SketchMark, _ accented: SketchMark, _ sets: [String], _ draft: DescriptionDraft,
    _ family: Family, _ picture: inout DescriptionDraft.Picture
  ) {
    picture.isAccentable = accented.manner.isAccentable
    picture.accentedRendering =
      accented.manner.accentedRendering
      ?? (accented.manner.hasLuminanceToAlpha ? .desaturated : nil)
    if accented.manner.isAccentedOpen {
      picture.notes.append("the code chooses its accentedRendering")
    }
    picture.isPrivate = mark.manner.isPrivate
    picture.isInvalidatable = mark.manner.isInvalidatable
    if let opacity = mark.manner.opacity {
      picture.opacity = min(max(opacity, 0), 1)
    } else {
      picture.notes.append("its opacity is computed")
    }
    let isStored = sets.contains { path in
      catalogs.known(at: path)?.isTemplate == true
    }
    guard mark.manner.isTemplate ?? isStored else { return }
    if let ink = mark.ink.flatMap({ DraftColors.text(of: $0, catalogs, catalog: catalog) }) {
      picture.template = ink
    } else {
      picture.template = Self.usualInk(on: draft.background, family, catalogs)
      picture.notes.append("its ink is open")
    }
  }

  /// White on what is dark, black on all else: the system's color of text.
  private static func usualInk(
    on background: DescriptionDraft.Background?, _ family: Family, _ catalogs: DraftCatalogs
  ) -> String {
    guard !family.isAccessory else { return "#FFFFFF" }
    let name: String? =
      switch background {
      case .color(let color): color
      case .gradient(let top, _): top
      case .image, nil: nil
      }
    let isDark = name.flatMap { catalogs.code($0) }.map(DraftColors.isDark) ?? false
    return isDark ? "#FFFFFF" : "#000000"
  }

  /// What a description calls a picture, and what is open about it; `nil`: it cannot be drawn.
  mutating func image(of mark: SketchMark) -> (name: String, notes: [String])? {
    guard case .picture(let sets, let names) = mark.kind else { return nil }
    for path in sets.prefix(8) {
      guard case .success(let picture) = catalogs.picture(at: path),
        let images = catalogs.images(at: path)
      else { continue }
      let name: String
      var notes: [String] = []
      if images.catalog == catalog {
        name = images.set.place.name
      } else if let file = fromFolder(picture.path) {
        name = file
        notes.append("of \(images.catalog)")
      } else {
        continue
      }
      guard Self.isNameable(name) else { continue }
      if sets.count > 1 {
        let others = sets.filter { $0 != path }
        let shown = others.prefix(4).compactMap { catalogs.images(at: $0)?.set.place.name }
        let rest = others.count - shown.count
        notes.append(
          "one of \(sets.count) that “\(names.first ?? "")” may be: \(shown.joined(separator: ", "))"
            + (rest > 0 ? ", and \(rest) more" : ""))
      }
      return (name, notes)
    }
    return nil
  }

  /// Whether a description can name a picture so.
  private static func isNameable(_ name: String) -> Bool {
    let endings = [".webp", ".heic", ".heif", ".gif", ".tiff"]
    return !name.contains("${") && !name.contains(".svg#") && !name.contains("\0")
      && name.utf8.count < 1000 && !endings.contains { name.lowercased().hasSuffix($0) }
      && PathBelow.isPlain(name)
  }

  private mutating func reason(_ sets: [String]) -> String {
    for path in sets.prefix(1) {
      let name = catalogs.images(at: path)?.set.place.path ?? path
      switch catalogs.picture(at: path) {
      case .failure(let gap): return "\(name) \(gap.reason)"
      case .success: return "\(name) cannot be named from here"
      }
    }
    return "no set is called so"
  }

  private static func missing(_ names: [String], _ reason: String) -> String {
    let known = Set(names).filter { $0 != "*" }.sorted()
    guard !known.isEmpty else { return "a picture whose name is computed" }
    return "the picture “\(known.prefix(3).joined(separator: "”, “"))”: \(reason)"
  }
}
