// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Vibrancy
import VibrancyAssets
import VibrancyRules
import VibrancySystem
import VibrancyTestSupport

/// Configurations in tests: of `/app/.vibrancy.json`, read as if from `/app/ios`.
enum Configured {
  static let frame = PathFrame(workingDirectory: "/app/ios")

  /// There is one picture, `/app/art/sky.png`.
  static func picture(_ path: String) -> Result<Wallpaper, VibrancyError> {
    path == "/app/art/sky.png" || path == "/app/old/sky.png"
      ? .success(
        Wallpaper(
          name: "sky", source: .image(StraightImage.square(2, path.contains("old") ? 10 : 200))))
      : .failure(.unreadable(FileError(path: path, problem: .missing)))
  }

  static func settings(_ text: String) throws(ConfigurationError) -> LintSettings {
    try settings(Array(text.utf8))
  }

  static func settings(_ bytes: [UInt8]) throws(ConfigurationError) -> LintSettings {
    try LintSettings(
      bytes, path: "../.vibrancy.json", in: ["/app"], rules: SampleRule.all, frame: frame,
      picture: picture)
  }

  /// What is said about a configuration that cannot be used; nothing if it can.
  static func complaints(_ text: String) -> [String] {
    do throws(ConfigurationError) {
      _ = try settings(text)
      return []
    } catch {
      return error.lines
    }
  }
}

extension LintSettings {
  /// The rules that are on, with severity and options: `some-contrast error ratio=2.5`.
  static func text(of rules: [RuleSetting]) -> [String] {
    rules.compactMap { setting in
      guard let severity = setting.severity else { return nil }
      let options = setting.rule.options.map { option in
        switch option.value {
        case .number(let number): " \(option.name)=\(number)"
        case .flag(let flag): " \(option.name)=\(flag)"
        }
      }
      return "\(setting.rule.about.id) \(severity.rawValue)" + options.joined()
    }
  }
}
