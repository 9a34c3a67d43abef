// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyEvidence
internal import VibrancyPreviews
internal import VibrancyScenes
internal import VibrancySyntax

/// Makes a draft of a description out of what the sources say of a widget.
struct DraftMaker {
  /// The most layers a description may have.
  static let mostLayers = DescriptionLimits().layers
  /// The most sentences about what no layer stands for, a family.
  static let mostRemarks = 40

  var catalogs: DraftCatalogs
  /// A path as the user knows it, as a description in the folder of the drafts names it; `nil`: it
  /// does not lie below that folder.
  let fromFolder: (String) -> String?
  /// The catalog of the draft that is being made.
  var catalog: String?
  /// The layers that are left.
  var layersLeft = 0

  init(_ catalogs: DraftCatalogs, fromFolder: @escaping (String) -> String?) {
    (self.catalogs, self.fromFolder) = (catalogs, fromFolder)
  }

  /// The draft of a widget.
  ///
  /// - Parameter name: The path of a catalog from the folder of the drafts, above it or not.
  mutating func draft(
    of sketch: WidgetSketch, catalogName name: (String) -> String
  ) -> DescriptionDraft {
    catalog = mostShown(in: sketch)
    layersLeft = Self.mostLayers
    var draft = DescriptionDraft(
      widget: sketch.widget, target: sketch.target, fileName: "", catalog: catalog.map(name),
      catalogPath: catalog, families: sketch.families.map(\.family),
      isBackgroundRemovable: sketch.backgroundIsRemovable)
    draft.heading = [
      "\(sketch.widget) of \(sketch.target), declared at \(sketch.place)",
      "Written from the sources: where layers lie is an estimate from stacks and frames, and what "
        + "is a comment is open. Move and complete it; each line ends with its place in the code.",
    ]
    addBackground(of: sketch, to: &draft)
    draft.accessoryBackground = sketch.families.filter { family in
      family.family.hasAccessoryBackground
        && family.view.marks.contains { $0.kind == .accessoryBackground }
    }.map(\.family)
    for family in sketch.families {
      draft.sections.append(section(of: family, draft, hasMargins: sketch.hasMargins))
    }
    return draft
  }

  /// The catalog that most of the pictures of a widget are in; the first of several.
  private func mostShown(in sketch: WidgetSketch) -> String? {
    var sets: [String: Set<String>] = [:]
    for family in sketch.families {
      let nodes =
        [family.view] + family.background + [family.accented, family.vibrant].compactMap(\.self)
      for case .picture(let paths, _) in nodes.flatMap(\.marks).map(\.kind) {
        for path in paths.prefix(300) {
          if let found = catalogs.images(at: path) { sets[found.catalog, default: []].insert(path) }
        }
      }
    }
    return sets.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
  }

  private mutating func addBackground(of sketch: WidgetSketch, to draft: inout DescriptionDraft) {
    guard sketch.families.contains(where: { !$0.family.isAccessory }) else { return }
    let marks = sketch.families.filter { !$0.family.isAccessory }.flatMap { family in
      family.background.flatMap(\.marks)
    }
    for mark in marks {
      if case .picture = mark.kind, let (image, notes) = image(of: mark) {
        draft.background = .image(image)
        draft.backgroundNotes = ["the container background: \(mark.place)"] + notes
        return
      }
    }
    for mark in marks {
      guard case .fill(let paint, _, _) = mark.kind, let background = background(of: paint) else {
        continue
      }
      draft.background = background
      draft.backgroundNotes = ["the container background: \(mark.place)"]
      if mark.isMaybe || paint.isOneOfSeveral { draft.backgroundNotes[0] += "; the code chooses" }
      return
    }
    if addFill(of: sketch, to: &draft) { return }
    let place = marks.first.map { ", at \($0.place)" } ?? ""
    draft.backgroundNotes = [
      "\"containerBackground\": \"#FFFFFF\", // what it is could not be determined\(place)"
    ]
  }

  private func background(of paint: SketchPaint) -> DescriptionDraft.Background? {
    if case .gradient(let ends) = paint {
      let colors = ends.map { DraftColors.text(of: $0, catalogs, catalog: catalog) }
      let known = colors.compactMap(\.self)
      guard known.count > 1 else { return known.first.map { .color($0) } }
      return .gradient(known[0], known[known.count - 1])
    }
    return DraftColors.text(of: paint, catalogs, catalog: catalog).map { .color($0) }
  }

  /// Takes a fill of the view itself for the container background, where accented places show none.
  private func addFill(of sketch: WidgetSketch, to draft: inout DescriptionDraft) -> Bool {
    for family in sketch.families where !family.family.isAccessory {
      guard let mark = Self.backmost(family.view), case .fill(let paint, _, false) = mark.kind,
        let background = background(of: paint)
      else { continue }
      guard family.accented?.marks.contains(where: { $0.place == mark.place }) == true else {
        draft.background = background
        draft.backgroundNotes = [
          "a fill of the view itself, which is not there where it is tinted: \(mark.place)"
        ]
        return true
      }
      if case .color(let color) = background {
        draft.backgroundNotes = [
          "\"containerBackground\": \"\(color)\", // a fill of the view itself, which stays where "
            + "backgrounds are removed: \(mark.place)"
        ]
        return true
      }
    }
    return false
  }

  /// What lies behind everything else of a view.
  private static func backmost(_ node: SketchNode) -> SketchMark? {
    switch node {
    case .spacer: return nil
    case .mark(let mark): return mark
    case .group(let group, let parts):
      switch group {
      case .choice: return DraftLayout.chosen(of: parts).flatMap { backmost(parts[$0]) }
      case .layered, .behind, .above, .frame, .padding, .filling, .plain:
        return parts.first.flatMap { backmost($0) }
      case .listed, .row, .column, .beside, .background, .dropped: return nil
      }
    }
  }

  private mutating func section(
    of sketch: FamilySketch, _ draft: DescriptionDraft, hasMargins: Bool
  ) -> DescriptionDraft.Section {
    let family = sketch.family
    let size = FamilySizes.size(of: family, on: .standard(on: .standard, for: family)).content
    let room = Self.room(family, size, hasMargins: hasMargins)
    var section = DescriptionDraft.Section(family: family)
    if sketch.isCut {
      section.notes.append("its code is more than is followed; what is here is a part of it")
    }
    let usual = laidOut(sketch.view, family, in: room)
    var seen = Set(usual.map { Key($0.mark) })
    let accented = sketch.accented.map { node in
      Dictionary(node.marks.map { (Key($0), $0) }, uniquingKeysWith: { first, _ in first })
    }
    let vibrant = sketch.vibrant.map { Set($0.marks.map { Key($0) }) }
    var remarks = RemarkList()
    let drawn = Set(usual.filter { !$0.isAlternative }.map { Key($0.mark) })
    for placed in usual {
      let key = Key(placed.mark)
      if placed.isAlternative, drawn.contains(key) { continue }
      var notes: [String] = []
      if let accented, accented[key] == nil { notes.append("not where it is tinted") }
      if let vibrant, !vibrant.contains(key) { notes.append("not where it is vibrant") }
      add(
        placed, accented: accented?[key], draft, why: placed.isAlternative ? "or this" : nil,
        notes, &section, &remarks)
    }
    for (node, words) in [
      (sketch.accented, "only where it is tinted"), (sketch.vibrant, "only where it is vibrant"),
    ] {
      guard let node else { continue }
      for placed in laidOut(node, family, in: room) where seen.insert(Key(placed.mark)).inserted {
        guard case .picture = placed.mark.kind else { continue }
        add(placed, accented: nil, draft, why: words, [], &section, &remarks)
      }
    }
    section.lines += remarks.lines
    return section
  }

  /// The room that is left for what a widget shows.
  private static func room(_ family: Family, _ size: PointSize, hasMargins: Bool) -> DraftFrame {
    let whole = DraftFrame(0, 0, size.width, size.height)
    guard family.isAccessory else {
      // Documented: the default content margins of iOS 17 and later are 16 points.
      let edge = hasMargins ? 16.0 : 0
      return whole.inset(left: edge, top: edge, right: edge, bottom: edge)
    }
    // What is in a circle's corners is cut off; the square within leaves .146 of a side each.
    let edge = family == .accessoryCircular || family == .accessoryCorner ? size.width * 0.1 : 2
    return whole.inset(left: edge, top: edge, right: edge, bottom: edge)
  }

  private mutating func laidOut(
    _ view: SketchNode, _ family: Family, in room: DraftFrame
  ) -> [DraftLayout.Placed] {
    var sizes: [[String]: DraftLayout.Size] = [:]
    var count = 0
    for case .picture(let sets, _) in view.marks.map(\.kind) {
      count += 1
      guard count <= Self.mostLayers * 2, sizes[sets] == nil else { continue }
      if let found = drawable(sets) { sizes[sets] = DraftLayout.Size(found.width, found.height) }
    }
    var layout = DraftLayout(textSize: family.isAccessory ? 15 : 17) { mark in
      guard case .picture(let sets, _) = mark.kind else { return nil }
      return sizes[sets]
    }
    layout.lay(view, in: room)
    return layout.placed
  }

  /// The first of some sets that can be drawn.
  private mutating func drawable(_ sets: [String]) -> DraftCatalogs.Picture? {
    for path in sets.prefix(8) {
      if case .success(let picture) = catalogs.picture(at: path) { return picture }
    }
    return nil
  }

  /// What makes a use one in different situations.
  private struct Key: Hashable {
    let kind: SketchMark.Kind
    let place: SourcePlace

    init(_ mark: SketchMark) { (kind, place) = (mark.kind, mark.place) }
  }
}

extension SketchPaint {
  /// Whether it may be more than one color set.
  fileprivate var isOneOfSeveral: Bool {
    if case .named(let names) = self { names.count > 1 } else { false }
  }
}
