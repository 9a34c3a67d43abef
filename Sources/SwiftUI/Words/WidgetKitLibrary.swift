// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyVocabulary

/// What WidgetKit and ActivityKit do, as far as they are not views.
struct WidgetKitLibrary: Library {
  /// The run that asks.
  let code: Evaluator

  /// `Type(…)` of WidgetKit or ActivityKit; `nil`: not one of theirs.
  func construct(
    _ type: TypeName, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    func argument(_ label: String) -> SampleValue? {
      arguments.first { $0.label == label }?.value
    }
    // A trailing closure has no label.
    let trailing = arguments.last { $0.label == nil }?.value
    let value: SystemValue
    switch type.last {
    case "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration",
      "RelevanceConfiguration":
      var configuration = ConfigurationValue(.widget)
      configuration.spot = spot
      configuration.provider = argument("provider")
      configuration.subject = argument("intent") ?? argument("configuration")
      configuration.content = argument("content") ?? trailing
      value = .configuration(configuration)
    case "StaticControlConfiguration", "AppIntentControlConfiguration":
      var configuration = ConfigurationValue(.control)
      configuration.provider = argument("provider")
      configuration.content = argument("content") ?? trailing
      value = .configuration(configuration)
    case "ActivityConfiguration":
      var configuration = ConfigurationValue(.activity)
      configuration.subject = argument("for")
      configuration.content = argument("content") ?? trailing
      configuration.island = argument("dynamicIsland")
      value = .configuration(configuration)
    case "DynamicIsland":
      var island = IslandValue()
      island.closures[.compactLeading] = argument("compactLeading")
      island.closures[.compactTrailing] = argument("compactTrailing")
      island.closures[.minimal] = argument("minimal")
      island.expanded = argument("expanded") ?? trailing
      value = .island(island)
    case "DynamicIslandExpandedRegion":
      guard let name = arguments.first.flatMap({ code.caseName($0.value) }),
        let part = WidgetPart(rawValue: name),
        let content = argument("content") ?? trailing
      else { return nil }
      value = .region(
        RegionValue(part, content, priority: argument("priority")?.number ?? 0))
    case "Timeline":
      guard case .array(let entries)? = argument("entries") else { return nil }
      value = .timeline(entries)
    case "ActivityContent": value = .activityContent(argument("state") ?? .nothing)
    case "WidgetPreviewContext":
      value = .previewContext(
        argument("family").flatMap { code.caseName($0) }.flatMap { Family(rawValue: $0) })
    // A task of its own is awaited at once.
    case "Task":
      return trailing.map { code.call($0, [], at: spot) }
    default: return nil
    }
    return .interface(.system(value))
  }

  /// `value.name` of WidgetKit or ActivityKit; `nil`: not one of theirs.
  func member(_ name: String, of value: SampleValue, at spot: Spot) -> SampleValue? {
    guard case .interface(.system(let system)) = value else { return nil }
    switch (system, name) {
    case (.providerContext(let family, _), "family"):
      code.asked.insert(.family)
      return code.family(family)
    case (.providerContext(_, let isPreview), "isPreview"): return .bool(isPreview)
    case (.providerContext, "displaySize"):
      return .interface(.size(.init(code.situation.width, code.situation.height)))
    case (.activityContext(let attributes, _), "attributes"): return attributes
    case (.activityContext(_, let state), "state"), (.activityContent(let state), "state"):
      return state
    case (.activityContext, "isStale"): return .bool(false)
    case (.activityContext, "activityID"): return .string("activity")
    case (.timeline(let entries), "entries"): return .array(entries)
    default: return nil
    }
  }

  /// `value.name(…)` of WidgetKit or ActivityKit; `nil`: not one of theirs.
  func call(
    _ name: String, on receiver: inout SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    guard case .interface(.system(let system)) = receiver else { return nil }
    switch system {
    case .configuration(var configuration):
      change(&configuration, by: name, arguments)
      return .interface(.system(.configuration(configuration)))
    // Tints and links of an island are not drawn.
    case .island(var island):
      if name == "contentMargins" { setMargins(of: &island, Arguments(arguments)) }
      return .interface(.system(.island(island)))
    case .region(var region):
      if name == "contentMargins" { set(&region.margins, Arguments(arguments)) }
      return .interface(.system(.region(region)))
    case .providerContext, .timeline, .activityContext, .activityContent, .previewContext:
      return nil
    }
  }

  /// `contentMargins(_:_:)`: without edges it is at all of them.
  private func set(_ margins: inout IslandMargins, _ arguments: Arguments) {
    let edges = code.swiftUI.edges(arguments[0])
    guard let length = (edges == nil ? arguments[0] : arguments[1])?.number else { return }
    margins.set(length, at: edges ?? [true, true, true, true])
  }

  /// `contentMargins(_:_:for:)`.
  private func setMargins(of island: inout IslandValue, _ arguments: Arguments) {
    let parts: [WidgetPart] =
      switch arguments["for"].flatMap({ code.caseName($0) }) {
      case "compactLeading": [.compactLeading]
      case "compactTrailing": [.compactTrailing]
      case "minimal": [.minimal]
      case "expanded": [.leading, .trailing, .center, .bottom]
      case _: []
      }
    for part in parts { set(&island.margins[part, default: IslandMargins()], arguments) }
  }

  /// A modifier of a configuration; those that change nothing that is drawn are passed over.
  private func change(
    _ configuration: inout ConfigurationValue, by name: String, _ arguments: [PassedValue]
  ) {
    guard let value = arguments.first?.value else {
      if name == "contentMarginsDisabled" { configuration.hasMargins = false }
      return
    }
    switch name {
    case "configurationDisplayName", "displayName": configuration.displayName = plainText(value)
    case "supportedFamilies":
      guard let families = families(value) else { return }
      configuration.families = families
    case "disfavoredLocations":
      guard case .array(let values) = value else { return }
      let locations = values.compactMap {
        code.caseName($0).flatMap { WidgetLocation(rawValue: $0) }
      }
      let families = arguments.first { $0.label == "for" }.flatMap { self.families($0.value) }
      configuration.disfavored.add(Set(locations), for: families.map { Set($0) })
    case "supplementalActivityFamilies":
      guard case .array(let values) = value else { return }
      configuration.hasSmallActivity = values.contains { code.caseName($0) == "small" }
    case "containerBackgroundRemovable":
      configuration.backgroundIsRemovable = code.operations.truth(value) ?? true
    default: break
    }
  }

  /// The families that an array lists; `nil`: it is none.
  private func families(_ value: SampleValue) -> [Family]? {
    guard case .array(let values) = value else { return nil }
    return values.compactMap { code.caseName($0).flatMap { Family(rawValue: $0) } }
  }

  /// The types and protocols of WidgetKit that a value is of, the nearest first.
  func typeNames(of value: SampleValue) -> [String] {
    guard case .interface(.system(let system)) = value else { return [] }
    switch system {
    case .configuration(let configuration):
      switch configuration.kind {
      case .widget: return ["StaticConfiguration", "WidgetConfiguration"]
      case .activity: return ["ActivityConfiguration", "WidgetConfiguration"]
      case .control: return ["StaticControlConfiguration", "ControlWidgetConfiguration"]
      }
    case .providerContext: return ["TimelineProviderContext"]
    case .timeline: return ["Timeline"]
    case .activityContext: return ["ActivityViewContext"]
    case .activityContent: return ["ActivityContent"]
    case .previewContext: return ["WidgetPreviewContext"]
    case .island: return ["DynamicIsland"]
    case .region: return ["DynamicIslandExpandedRegion"]
    }
  }

  /// A text that is not a view.
  private func plainText(_ value: SampleValue) -> String? {
    if case .string(let text) = value { text } else { nil }
  }
}
