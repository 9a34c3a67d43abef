// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyScreens
internal import VibrancyVocabulary

/// Which widgets a screen is asked to show: of a description and of a project's widget one preview a
/// family and its Live Activity, of a picture the slot that it is for.
struct ScreenCast {
  /// In the order in which they take slots.
  private(set) var inputs: [ScreenInput] = []
  /// Live Activities, of each description the first moment that was asked for.
  private(set) var activities: [Input] = []
  /// What could not be determined of an input.
  private(set) var errors: [CommandError] = []
  /// What must not be missed.
  private(set) var warnings: [String] = []
  /// What is taken for granted.
  private(set) var notes: [String] = []

  private let found: [Input]
  private let options: ScreenOptions
  private let maker: PreviewMaker

  init(_ found: [Input], _ options: ScreenOptions, _ maker: PreviewMaker) {
    (self.found, self.options, self.maker) = (found, options, maker)
  }

  /// Chooses.
  ///
  /// - Throws: An entry or a variant that no description has.
  mutating func choose() throws(CommandError) {
    try checkName(options.entry, option: "entry", known: found.compactMap { $0.widget?.entry })
    try checkName(
      options.variant, option: "variant", known: found.compactMap { $0.widget?.variant })
    // A description that was named twice takes twice the slots.
    var times: [String: Int] = [:]
    for word in options.batch.words { times[FileSystem.trimmed(word), default: 0] += 1 }
    var index = found.startIndex
    while index < found.endIndex {
      // What one widget unfolds into stands together; a file of Swift may declare several.
      let first = found[index]
      let end =
        found[index...].firstIndex {
          $0.path != first.path || $0.widget == nil || $0.widget?.name != first.widget?.name
            || $0.sourceWidget?.targetName != first.sourceWidget?.targetName
            || $0.sourceWidget?.platform != first.sourceWidget?.platform
        }
        ?? found.endIndex
      let group = found[index..<max(end, index + 1)]
      index = group.endIndex
      let chosen = group[group.startIndex].widget == nil ? picture(group) : widgets(group)
      for _ in 0..<max(1, times[group[group.startIndex].path] ?? 1) { inputs += chosen }
    }
  }

  /// The systems that the widgets are made for; `nil` where there is none, or a picture or a
  /// description among them, which is for all.
  private var platforms: Set<ProjectTarget.Platform>? {
    let shown = inputs.map(\.input) + activities
    let known = shown.compactMap { $0.sourceWidget?.platform }
    return known.isEmpty || known.count < shown.count ? nil : Set(known)
  }

  /// The screen that is drawn unless others are named: an iPhone's if any of the widgets may be on one.
  ///
  /// - Parameter device: What the screen is of; `nil`: not said.
  func usualScreen(on device: Device?) -> ScreenID {
    let platforms = platforms ?? [.iOS]
    let isOnWatch = device?.kind == .watch
    let first = platforms.contains(.iOS) ? nil : platforms.min { $0.rawValue < $1.rawValue }
    return ScreenID.standard(for: Set(inputs.map(\.family))) { place in
      (!isOnWatch || place.platform == .watch) && (first?.isOn(screenOf: place) ?? true)
    }
  }

  /// Why a screen is left out, whose machine shows nothing of the widgets; `nil` if it does.
  func reasonToLeaveOut(_ id: ScreenID) -> String? {
    guard let platforms, !platforms.contains(where: { $0.isOn(screenOf: id.place) }) else {
      return nil
    }
    let owners = platforms.map(\.owner).sorted().joined(separator: " and ")
    return "\(id.rawValue) shows none of the widgets, which are \(owners); left out "
      + "(\(usualScreen(on: nil).rawValue) shows them)"
  }

  private func checkName(
    _ name: String?, option: String, known: [String]
  ) throws(CommandError) {
    guard let name, !known.contains(name) else { return }
    var names: [String] = []
    for one in known where !names.contains(one) && names.count < 64 { names.append(one) }
    throw CommandError(
      "--\(option): no widget has '\(VisibleText.short(name))'; \(fix(for: name, among: names))")
  }

  /// Of each family the first preview that was asked for.
  private mutating func widgets(_ group: ArraySlice<Input>) -> [ScreenInput] {
    var forms: Set<WidgetForm> = []
    let knowsEntry = group.contains { $0.widget?.entry == options.entry }
    let knowsVariant = group.contains { $0.widget?.variant == options.variant }
    let chosen = group.filter { input in
      guard let widget = input.widget else { return false }
      return options.family.map({ .family($0) == widget.form }) ?? true
        && (options.entry == nil || !knowsEntry || widget.entry == options.entry)
        && (options.variant == nil || !knowsVariant || widget.variant == options.variant)
        && forms.insert(widget.form).inserted
    }
    activities += chosen.filter { $0.widget?.form == .liveActivity }
    return chosen.compactMap { input in
      input.widget?.form.family.map { ScreenInput(input, as: $0) }
    }
  }

  /// A picture in the slot that was named, or that its size says.
  private mutating func picture(_ group: ArraySlice<Input>) -> [ScreenInput] {
    guard let input = group.first else { return [] }
    if input.role.isIcon {
      warnings.append("\(input.path): is an app icon, which is in no slot; left out")
      return []
    }
    if let family = options.family { return [ScreenInput(input, as: family)] }
    do throws(VibrancyError) {
      let decoded = try maker.decode(input)
      let (width, height) = (Double(decoded.image.size.width), Double(decoded.image.size.height))
      let scale = Double(decoded.scale)
      let family = FamilyGuess.family(
        name: input.name, width: width / scale, height: height / scale)
      guard let family else {
        errors.append(
          CommandError(
            "\(input.path): \(decoded.image.size) at @\(decoded.scale)x is not a family's size; name "
              + "its slot with --family"))
        return []
      }
      notes.append("\(input.path): taken as \(family.rawValue)")
      return [ScreenInput(input, as: family)]
    } catch {
      errors.append(CommandError("\(error)"))
      return []
    }
  }
}
