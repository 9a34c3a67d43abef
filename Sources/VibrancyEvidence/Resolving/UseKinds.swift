// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Tells a target's widgets from its Live Activities and controls, by what each can reach.
struct UseKinds {
  private let reachedByWidgets: Set<String>
  private let reachedByActivities: Set<String>
  private let reachedByControls: Set<String>
  private let hasWidgets: Bool
  private let hasActivities: Bool

  init(_ sources: TargetSources, widgets: [EvidenceTarget.Widget], outline: Outline) {
    let controls = outline.controls
    let activities = Set(widgets.lazy.filter(\.isActivity).map(\.name))
    let others = Set(widgets.lazy.filter { !$0.isActivity }.map(\.name))
    reachedByWidgets = sources.reached(from: others)
    reachedByActivities = sources.reached(from: activities)
    reachedByControls = sources.reached(from: controls)
    (hasWidgets, hasActivities) = (!others.isEmpty, !activities.isEmpty)
  }

  /// Where a use is shown; in a widget if nothing says otherwise.
  func kind(of use: UseFact) -> AssetUse.Kind {
    if use.isClockKit { return .clockKit }
    if let owner = use.owner {
      if reachedByWidgets.contains(owner) { return .widget }
      if reachedByActivities.contains(owner) { return .activity }
      if reachedByControls.contains(owner) { return .control }
    }
    return !hasWidgets && hasActivities ? .activity : .widget
  }
}
