// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyJSON
internal import VibrancyLint
internal import VibrancyModes
internal import VibrancyPNG
internal import VibrancyPreviews
internal import VibrancyScenes
internal import VibrancySystem
internal import VibrancyVocabulary

extension FixDrafter {
  /// A dark glyph of one ink as a template.
  func asTemplate(
    _ subject: Subject?, on draft: FixDraft
  ) throws(FixRefusal) -> FixDraft {
    guard let art = subject?.art, let luma = art.luma else {
      throw FixRefusal("nothing of it is visible")
    }
    guard luma.p95 < 0.2 else {
      throw FixRefusal("its ink is not near black, and somebody may miss its color")
    }
    guard !art.ink.hasSeveral, art.storedInk.chromaP95 < 0.1 else {
      throw FixRefusal("it has several inks or a color, of which a template would keep nothing")
    }
    guard art.opaqueFraction < 0.95 else {
      throw FixRefusal("it is opaque from edge to edge, and a template would be a plain block")
    }
    guard case .set(.image(let set)) = draft.unit.kind else {
      throw FixRefusal(
        "a loose picture cannot say that it is a template; put it into an image set, or write "
          + ".renderingMode(.template) where it is shown", advice: .asFound)
    }
    guard set.intent == nil else {
      throw FixRefusal("the set states how it is rendered, and that was meant")
    }
    guard Set(set.art.map(\.appearance.luminosity)).count == 1 else {
      throw FixRefusal(
        "the set has pictures for several looks, which a template would make one")
    }
    var next = draft
    try edit(set.place, of: .image(set), adding: [], in: &next) { contents in
      contents.setMember("template-rendering-intent", to: "\"template\"", ofObject: "properties")
    }
    next.steps.append(FixKind.templateIntent.clause)
    next.notes.append(
      "in full color it takes the color of the text around it: .primary, unless the code says another"
    )
    return next
  }

  /// An app icon with a tinted picture made of its light one, and with the light one for the dark look
  /// where it is dark itself.
  func withLooks(
    _ light: ArtFacts?, on draft: FixDraft
  ) throws(FixRefusal) -> FixDraft {
    guard case .set(.icon(let set)) = draft.unit.kind, let art = set.art(for: .light),
      let slot = art.slots.first(where: {
        $0.traits.platform == "ios" && $0.traits.idiom == .universal
      })
    else {
      throw FixRefusal(
        "the set has a picture a size, as old ones do; give it one of 1024 × 1024 for all of iOS")
    }
    guard art.kind == .png else { throw FixRefusal("its light picture is not a PNG") }
    let file = try held(Input(art, role: .loose), in: draft)
    let sink = MemorySink()
    do throws(VibrancyError) {
      let outcome = try maker.convert(
        file.input.holding(file.bytes), to: .tintedIcon(luma: .rec709), into: sink)
      if let loss = outcome.loss {
        throw VibrancyError.unwritable(path: art.path, .source(FileFault("\(loss)")))
      }
    } catch {
      throw refusal(of: error, at: art.path)
    }
    var looks = [(look: CatalogAppearance.Luminosity.tinted, bytes: sink.bytes)]
    let isDark = light?.iconRing.map { $0.opaqueFraction >= 0.8 && $0.luma <= 0.3 } ?? false
    if isDark { looks.insert((.dark, file.bytes), at: 0) }
    var next = draft
    for (look, bytes) in looks {
      let name = Self.stem(of: art.path) + "-\(look.rawValue).png"
      let path = PathBelow.joined(set.place.path, name)
      guard FileIdentity.of(path) == nil else {
        throw FixRefusal(
          "\(name) is in the set already and fills no slot; fill the slot in Xcode")
      }
      next.replace(picture: path, nil, by: bytes)
      let empty = set.slots.firstIndex { other in
        other.file == nil && other.traits.appearance == CatalogAppearance(look)
          && other.traits.platform == slot.traits.platform
      }
      let added = Set(next.files.map { PathBelow.lastName($0.path) })
      try edit(set.place, of: .icon(set), adding: added, in: &next) { contents in
        guard let empty else { return contents.addImage(Self.entry(name, for: look)) }
        return contents.addMember("filename", written: "\"\(name)\"", toImage: empty)
      }
    }
    next.steps.append(
      "gets a \(looks.map(\.look.rawValue).joined(separator: " and a ")) picture, made of the light one"
    )
    next.notes.append("a draft: have a look at it before it is shipped")
    return next
  }

  private static func stem(of path: String) -> String {
    let name = PathBelow.lastName(path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// An entry as Xcode writes it.
  private static func entry(
    _ name: String, for look: CatalogAppearance.Luminosity
  ) -> [(key: String, value: [String])] {
    [
      (
        "appearances",
        [
          "[", "  {", "    \"appearance\" : \"luminosity\",",
          "    \"value\" : \"\(look.rawValue)\"",
          "  }", "]",
        ]
      ),
      ("filename", ["\"\(name)\""]), ("idiom", ["\"universal\""]), ("platform", ["\"ios\""]),
      ("size", ["\"1024x1024\""]),
    ]
  }

  /// Changes a set's `Contents.json`, and reads it again as it would be.
  ///
  /// - Parameter added: The names of the files that the text may name besides those on the disk.
  func edit(
    _ place: CatalogPlace, of set: CatalogSet, adding added: Set<String>,
    in draft: inout FixDraft, _ change: (inout ContentsEdit) -> Bool
  ) throws(FixRefusal) {
    let path = place.contentsPath
    let old: [UInt8]
    do throws(FileError) {
      old = try place.contentsBytes()
    } catch {
      throw FixRefusal("\(error)")
    }
    var contents = ContentsEdit(draft.bytes(of: path) ?? old)
    let name = "Contents.json"
    guard change(&contents) else {
      throw FixRefusal(
        "its \(name) is written in a way that cannot be added to; add it by hand")
    }
    let changed: CatalogSet?
    do throws(JSONError) {
      changed = try set.with(contents: contents.bytes, adding: added)
    } catch {
      throw FixRefusal("its \(name) could not be read again: \(error)")
    }
    guard let changed else { throw FixRefusal("its \(name) names files outside of it") }
    draft.replace(file: path, old, by: contents.bytes)
    draft.unit = draft.unit.with(changed)
  }
}
