// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyLayout
internal import VibrancyPreviews
internal import VibrancySampling
internal import VibrancyScenes

/// Makes a draft of a description: runs a widget in each of its families, and writes the views.
struct DraftMaker {
  /// The most remarks of a family.
  private static let mostRemarks = 40

  let maker: PreviewMaker
  let sets: DraftSets
  /// The place that is wanted; `nil`: each family's usual one.
  let place: Place?
  /// A path as the user knows it, from the folder of the drafts, above it or not.
  let relative: (String) -> String

  /// A family with where it is drawn, and what that shows; `nil`: nothing.
  private struct Drawn {
    let family: Family
    let place: Place
    let views: WidgetViews?
  }

  /// The draft of a widget.
  func draft(of widget: ListedWidget) -> DescriptionDraft {
    let drawn = widget.families.map { family in
      let place = widget.place(of: family, wanted: place)
      let source = widget.first.first { $0.family == family }
      return Drawn(
        family: family, place: place,
        views: source.flatMap { WidgetViews(of: $0, in: Scene(place), maker) })
    }
    var draft = DescriptionDraft(widget.name, of: widget.target, widget.families)
    draft.catalogPath = Self.mostShown(drawn.compactMap(\.views))
    draft.catalog = draft.catalogPath.map(relative)
    draft.heading = [
      "\(widget.name) of \(widget.target), declared at \(widget.place)",
      "Written by running its Swift: it is drawn as 'vibrancy render' draws the project.",
      "Behind views stand the lines of code that make them.",
    ]
    for views in drawn.compactMap(\.views) {
      draft.hasMargins = views.hasMargins
      draft.isBackgroundRemovable = views.isBackgroundRemovable
    }
    draft.background = background(of: drawn, &draft)
    var known: Set<String> = []
    for one in drawn {
      draft.sections.append(section(of: one, isOnly: drawn.count == 1, &draft, &known))
    }
    return draft
  }

  /// The catalog that most of the pictures and symbols are in; the first of several.
  private static func mostShown(_ views: [WidgetViews]) -> String? {
    var names: [String: Set<String>] = [:]
    for one in views {
      for (name, place) in one.pictures { names[place.catalog, default: []].insert(name) }
      for (name, catalog) in one.symbolCatalogs { names[catalog, default: []].insert(name) }
    }
    return names.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
  }

  /// One background for all families that are known to have one, else a list.
  private func background(
    of drawn: [Drawn], _ draft: inout DescriptionDraft
  ) -> CommentedValue? {
    var found: [(value: [(key: String, value: CommentedValue)], families: [Family])] = []
    var areBare = false
    for one in drawn {
      guard let views = one.views, views.showsBackground else { continue }
      guard let node = views.background else {
        areBare = true
        continue
      }
      let value = background(node, views, &draft)
      if let index = found.firstIndex(where: { CommentedValue.object($0.value) == .object(value) })
      {
        found[index].families.append(one.family)
      } else {
        found.append((value, [one.family]))
      }
    }
    if found.count == 1, !areBare {
      if found[0].value.count == 1, found[0].value[0].key == "" { return found[0].value[0].value }
      return .object(found[0].value)
    }
    guard !found.isEmpty else { return nil }
    return .list(
      found.map { one in
        let families = CommentedValue.list(one.families.map { .text($0.rawValue) })
        let members = one.value.map { (key: $0.key.isEmpty ? "color" : $0.key, value: $0.value) }
        return .object(members + [(key: "families", value: families)])
      })
  }

  /// A background; a color of no other appearance has no key.
  private func background(
    _ node: ViewNode, _ views: WidgetViews, _ draft: inout DescriptionDraft
  ) -> [(key: String, value: CommentedValue)] {
    var writer = writer(of: views)
    if node.modifiers.isEmpty, case .fill(.color(let color)) = node.content,
      let code = writer.code(of: color, place: node.source)
    {
      return [("", code)]
    }
    let value = writer.node(named(node, views, &draft))
    draft.openCount += writer.lossCount
    return [("view", value)]
  }

  private func writer(of views: WidgetViews) -> ViewWriter {
    ViewWriter(isDark: views.isDark) { [places = views.places] source in
      places.indices.contains(source) ? places[source] : nil
    }
  }

  private func section(
    of drawn: Drawn, isOnly: Bool, _ draft: inout DescriptionDraft, _ known: inout Set<String>
  ) -> DescriptionDraft.Section {
    var title = "\(drawn.family.rawValue)"
    guard let views = drawn.views else {
      draft.openCount += 1
      return DescriptionDraft.Section(notes: ["\(title): nothing that can be drawn is known"])
    }
    title += ", \(Self.number(views.size.width)) × \(Self.number(views.size.height)) points, as in "
    title += drawn.place.rawValue
    var section = DescriptionDraft.Section(notes: [title, Self.words(on: views)])
    if views.isCut {
      section.notes.append("its code makes more views than are followed; this is a part of it")
    }
    let remarks =
      views.failures.map { "would stop the widget: \($0.name) // \($0.place)" }
      + views.gaps.map { "\(sets.words(on: $0.name)) // \($0.place)" }
    let distinct = remarks.filter { known.insert($0).inserted }
    section.notes += distinct.prefix(Self.mostRemarks)
    if distinct.count > Self.mostRemarks {
      section.notes.append("and \(distinct.count - Self.mostRemarks) more that were not understood")
    }
    var writer = writer(of: views)
    section.layer = writer.layer(
      named(views.content, views, &draft), families: isOnly ? [] : [drawn.family.rawValue])
    draft.openCount += distinct.count + writer.lossCount
    return section
  }

  /// With which data it is drawn.
  private static func words(on views: WidgetViews) -> String {
    let origin =
      switch views.sample.origin {
      case .configuration: "of the configuration"
      case .preview: "of a preview"
      case .placeholder: "of placeholder(in:)"
      case .snapshot: "of the snapshot"
      case .member: "of a static member"
      case .initializer: "of the entry's initializer"
      case .standIns: "made up by type"
      case .none: ""
      }
    guard !origin.isEmpty else { return "without data" }
    let place = views.samplePlace.map { ", \($0)" } ?? ""
    return "with the sample “\(views.sample.name)” \(origin)\(place)"
      + (views.hasStandIns ? "; some of its values are made up" : "")
  }

  /// A view whose pictures have the names by which a description in the folder finds them.
  private func named(
    _ view: ViewNode, _ views: WidgetViews, _ draft: inout DescriptionDraft
  ) -> ViewNode {
    var (shown, open) = (0, 0)
    let catalog = draft.catalogPath
    let result = view.replacing { node in
      guard case .picture(var picture) = node.content, !picture.name.isEmpty else { return node }
      guard let place = views.pictures[picture.name] else {
        open += 1
        return node
      }
      shown += 1
      if place.catalog == catalog, ViewWriter.isNameable(picture.name) { return node }
      var node = node
      let size = picture.size
      picture.name = relative(place.file)
      guard ViewWriter.isNameable(picture.name) else {
        open += 1
        picture.name = ""
        node.content = .picture(picture)
        return node
      }
      // A file need not say the scale that its set has it at.
      if !picture.isResizable {
        picture.isResizable = true
        node.modifiers.insert(
          .frame(width: size.width, height: size.height, alignment: .center), at: 0)
      }
      node.content = .picture(picture)
      return node
    }
    draft.pictureCount += shown
    draft.openCount += open
    return result
  }

  /// To a hundredth of a point.
  private static func number(_ points: Double) -> String {
    let digits = "\((points * 100).rounded() / 100)"
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }
}
