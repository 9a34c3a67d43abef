// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyResources
package import VibrancyJSON
package import VibrancyVocabulary

/// A widget as its `NAME.widget.json` describes it: all strings as written, nothing looked up.
///
/// `WidgetFile` reads one and expands it.
package struct WidgetDescription: Sendable {
  /// The keys at the top of the file.
  package enum Key: String, CaseIterable {
    /// The file's JSON Schema, for editors; passed over.
    case schema = "$schema"
    case name, catalog, families, canvas, containerBackground, removableBackground
    case accessoryBackground, disfavoredLocations, parameters, entries, layers, liveActivity
  }

  /// The whole of it.
  let source: JSONNode
  /// What people call the widget.
  package let name: Written<String>?
  /// The asset catalog, below or beside the description's folder.
  package let catalog: Written<String>?
  /// The sizes it comes in; at least one, unless it is a Live Activity alone.
  package let families: [Written<String>]
  /// What its points measure; those of a Live Activity have no platter.
  package let canvas: SlotArea
  /// What is drawn behind the layers; the first that a family has.
  package let containerBackgrounds: [FamilyBackground]
  /// Whether the system may remove the container background.
  package let isBackgroundRemovable: Bool
  /// The families that have AccessoryWidgetBackground behind them.
  package let accessoryBackground: [Written<String>]
  /// The places it asks not to be shown in.
  package let disfavoredLocations: [Written<String>]
  /// What varies, in the order of the file.
  package let parameters: [DescribedParameter]
  /// Where the parameters and the entries are written.
  let parametersSource: JSONNode?, entriesSource: JSONNode?
  /// The moments of its timeline.
  package let entries: [DescribedEntry]
  /// What is drawn, from the bottom up; none where the background is all that is known.
  package let layers: [DescribedLayer]
  /// Its Live Activity, if it has one.
  package let activity: DescribedActivity?
}

extension WidgetDescription {
  /// `nil`: it is none, which is reported.
  init?(_ value: JSONCursor, limits: DescriptionLimits) {
    if RetiredView.isReported(in: value) { return nil }
    guard let object = value.object(Key.self, .known) else { return nil }
    // A Live Activity needs no widget beside it; half a widget is a mistake all the same.
    let isActivityAlone =
      object[.liveActivity] != nil && object[.families] == nil && object[.layers] == nil
    func list<Element>(_ key: Key, _ read: (JSONCursor) -> Element?) -> [Element] {
      guard let list = isActivityAlone ? nil : object.required(key) else { return [] }
      if list.isEmptyList { list.report("is empty", fix: "name at least one") }
      return list.list(read) ?? []
    }
    source = value.node
    _ = object.string(.schema)
    (name, catalog) = (object.string(.name), object.string(.catalog))
    families = list(.families) { $0.string() }
    canvas = object.string(.canvas).flatMap { Self.canvas($0, at: object[.canvas]) } ?? .platter
    containerBackgrounds = object[.containerBackground].map { FamilyBackground.all(of: $0) } ?? []
    isBackgroundRemovable = object.flag(.removableBackground) ?? true
    accessoryBackground = object.strings(.accessoryBackground) ?? []
    disfavoredLocations = object.strings(.disfavoredLocations) ?? []
    parameters =
      object[.parameters]?.members(isOnce: false)?.compactMap {
        DescribedParameter($0, limits: limits)
      } ?? []
    entries = object[.entries]?.list { DescribedEntry($0) } ?? []
    layers =
      isActivityAlone ? [] : object.required(.layers)?.list { DescribedLayer($0) } ?? []
    activity = object[.liveActivity].flatMap { DescribedActivity($0, limits: limits) }
    (parametersSource, entriesSource) = (object[.parameters]?.node, object[.entries]?.node)
    Self.check(object[.layers], limits.layers, "layers")
    Self.check(object[.parameters], limits.parameters, "parameters")
    for key in [Key.name, .catalog] { object[key].map { Self.checkName($0) } }
    if let path = catalog?.value, path.hasPrefix("/") || path.contains("\0") {
      object[.catalog]?.report(
        "leads nowhere on other machines", fix: "write a path from this folder")
    }
  }

  private static func canvas(_ written: Written<String>, at value: JSONCursor?) -> SlotArea? {
    if let unit = SlotArea(rawValue: written.value) { return unit }
    value?.reportUnknown("canvas", is: written.value, among: SlotArea.allCases.map(\.rawValue))
    return nil
  }

  private static func check(_ value: JSONCursor?, _ limit: Int, _ things: String) {
    guard let value, let count = value.count, count > limit else { return }
    value.report("has \(count) \(things), more than the limit of \(limit)", fix: "use fewer")
  }

  private static func checkName(_ value: JSONCursor) {
    guard let name = value.node.string else { return }
    if name.isEmpty { value.report("is empty", fix: "write a name or leave it out") }
    if name.contains("${") { value.report("cannot vary", fix: "write it without ${…}") }
  }
}

/// How far a description may unfold, so that no file takes all memory.
package struct DescriptionLimits: Sendable, Hashable {
  /// The most previews of one family: variants × entries.
  package var previews = 64
  /// The most layers.
  package var layers = 256
  /// The most parameters.
  package var parameters = 64
  /// The most values of a parameter.
  package var values = 1024
  /// The most characters of a string once it is filled in.
  package var characters = 1024

  /// The defaults.
  package init() {}
}

/// The JSON Schema of widget descriptions, as `vibrancy schema widget` prints it.
package enum WidgetSchema {
  /// The text of `widget.schema.json`: JSON Schema, draft 2020-12, UTF-8, with a final newline.
  package static var text: String {
    let accessory = Family.allCases.filter(\.hasAccessoryBackground)
    return SchemaTemplate(unsafe String(cString: vibrancy_widget_schema())).filled(with: [
      "scenes": Place.ofWidgets.map(\.rawValue),
      "families": Family.allCases.map(\.rawValue) + Family.allCases.map(\.alias),
      "accessory-families": accessory.map(\.rawValue) + accessory.map(\.alias),
    ])
  }
}
