// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyPixels
package import VibrancyPreviews
internal import VibrancyRules
internal import VibrancyScenes

extension LintSettings {
  /// The settings as JSON that is itself a configuration, with every rule and option; ends in a
  /// line break. Patterns and paths start where they did.
  ///
  /// A wallpaper that is a picture in memory has no path and is left out.
  package var json: String { JSONText.folded(text, isOpen: true) + "\n" }

  private var text: JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("model", .integer(model.rawValue)), ("os", .integer(os.rawValue)),
    ]
    if let scope { members.append(("scope", .texts(scope.texts))) }
    if !exclude.texts.isEmpty { members.append(("exclude", .texts(exclude.texts))) }
    members.append(("rules", .object(rules.map { ($0.rule.about.id.rawValue, $0.text) })))
    if let scenes { members.append(("scenes", .texts(scenes.map(\.rawValue)))) }
    let papers = wallpapers.compactMap { configured($0) }
    if !papers.isEmpty { members.append(("wallpapers", .texts(papers))) }
    let figures = Parameter.allCases.filter { parameters[$0] != $0.about.standard }
    if !figures.isEmpty {
      members.append(
        ("parameters", .object(figures.map { ($0.rawValue, parameters[$0].text) })))
    }
    if !variants.isEmpty {
      members.append(("variants", .list(variants.map { .texts($0) })))
    }
    if !overrides.isEmpty { members.append(("overrides", .list(overrides.map(\.text)))) }
    if let baseline { members.append(("baseline", .text(baseline))) }
    members.append(("fail-on", .text(failOn.rawValue)))
    return .object(members)
  }

  private func configured(_ wallpaper: Wallpaper) -> String? {
    if Wallpaper.builtIn.contains(wallpaper) { return wallpaper.name }
    if case .plain(let color) = wallpaper.source { return "#\(color.hex)" }
    return picturePaths[wallpaper.name]
  }
}

extension LintSettings {
  /// As `--show-settings` prints them: where they come from in a comment, then `json`. JSON5, and
  /// itself a configuration.
  package var shown: String {
    switch origin {
    case .builtIn: "// built in: no configuration\n" + json
    case .file(let path):
      "// from \(JSONText.quoted(path)), whose folder paths start from\n" + json
    }
  }
}

extension RuleSetting {
  fileprivate var text: JSONValue {
    Self.text(severity, rule.options.map { ($0.name, $0.value) })
  }

  fileprivate static func text(
    _ severity: Severity?, _ options: [(String, RuleOption.Value)]
  ) -> JSONValue {
    let word = JSONValue.text(severity?.rawValue ?? "off")
    return options.isEmpty ? word : .list([word, .object(options.map { ($0, $1.text) })])
  }
}

extension RuleOption.Value {
  /// As configuration writes it.
  var text: JSONValue {
    switch self {
    case .number(let number): .word("\(ParameterValue.number(number))")
    case .flag(let flag): .flag(flag)
    }
  }
}

extension ParameterValue {
  fileprivate var text: JSONValue {
    if case .color = self { .text(description) } else { .word(description) }
  }
}

extension LintOverride {
  fileprivate var text: JSONValue {
    var members: [(name: String, value: JSONValue)] = [("files", .texts(files.texts))]
    if !rules.isEmpty {
      members.append(
        (
          "rules",
          .object(
            rules.map { change in
              let options = change.options.sorted { $0.key < $1.key }
              return (
                change.rule.rawValue, RuleSetting.text(change.severity, options.map { ($0, $1) })
              )
            })
        ))
    }
    if let scenes { members.append(("scenes", .texts(scenes.map(\.rawValue)))) }
    if !excludedScenes.isEmpty {
      members.append(("exclude-scenes", .texts(excludedScenes.map(\.rawValue))))
    }
    if let isText { members.append(("text", .flag(isText))) }
    return .object(members)
  }
}

extension LintSettings {
  /// The hash of the settings: of their own text, and of the pixels of wallpapers.
  ///
  /// The same on every machine, and wherever the configuration lies.
  package var hash: ContentHash {
    var bytes = Array(json.utf8)
    for wallpaper in wallpapers {
      guard case .image(let image) = wallpaper.source else { continue }
      let digest = ContentHash(image.bytes)
      bytes += "\n\(wallpaper.name) \(image.size.width)x\(image.size.height) \(digest)".utf8
    }
    return ContentHash(bytes)
  }
}

extension StraightImage {
  /// The samples' bytes, those of 16 bits with the high one first.
  fileprivate var bytes: [UInt8] {
    switch samples {
    case .eight(let codes): codes
    case .sixteen(let codes):
      codes.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
  }
}
