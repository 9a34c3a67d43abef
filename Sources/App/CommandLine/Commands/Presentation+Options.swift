// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

extension Presentation {
  /// How `render`'s options present an input.
  ///
  /// - Throws: An unknown device, or a background that cannot be read.
  init(_ options: RenderOptions, simulator: Simulator) throws(CommandError) {
    try self.init(device: options.device, background: options.background, simulator)
    family = options.family
    if let family, !family.exists(on: options.os) {
      let first = family.firstSystem.rawValue
      throw CommandError(
        "--family: \(family.rawValue) exists from iOS \(first) on; add --os \(first)")
    }
    let watchFamilies = Family.allCases.filter { family in
      Place.allCases.contains { $0.platform == .watch && $0.shows(family, on: options.os) }
    }
    if let family, device?.kind == .watch, !watchFamilies.contains(family), !options.showsAnywhere {
      throw CommandError(
        "--family: a watch has no \(family.rawValue); it has "
          + watchFamilies.map(\.rawValue).joined(separator: ", "))
    }
    if let given = options.scale { scale = given }
    (fit, group, area) = (options.fit, options.group, options.area)
    (accentedRendering, isTemplate) = (options.accentedRendering, options.isTemplate)
  }

  /// How the words of `--device` and `--background` present an input.
  ///
  /// - Throws: An unknown device, or a background that cannot be read.
  init(
    device name: String?, background text: String?, _ simulator: Simulator
  ) throws(CommandError) {
    self.init()
    if let name {
      guard let device = Device(name: name) else {
        let names = ListedScreen.all.flatMap { $0.models + [$0.name] }
        let hint =
          nearestName(to: name, among: names).map { "did you mean '\($0)'?" }
          ?? "give a model such as iphone-17-pro or WxH in points; 'vibrancy families' lists them"
        throw CommandError("--device: unknown device '\(name)'; \(hint)")
      }
      self.device = device
    }
    if let text { background = try Self.background(text, simulator: simulator) }
  }

  private static func background(
    _ text: String, simulator: Simulator
  ) throws(CommandError) -> Background {
    if let plain = Background(text) { return plain }
    guard FileSystem.exists(text) else {
      let hint =
        nearestName(to: text, among: ["accessory"]).map { "did you mean '\($0)'?" }
        ?? "give #RRGGBB, two colors TOP,BOTTOM, a picture's file or accessory"
      throw CommandError("--background: '\(text)' is neither a file nor a color; \(hint)")
    }
    do throws(VibrancyError) {
      return .image(try simulator.image(Input(path: text)))
    } catch {
      throw CommandError("--background: \(error)")
    }
  }
}
