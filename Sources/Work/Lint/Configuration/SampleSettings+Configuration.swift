// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyJSON
package import VibrancyPreviews

extension SampleSettings {
  /// Takes the samples of the configuration that holds for a project. Names of rules and scenes in it
  /// are not looked up, since nothing is judged.
  ///
  /// - Parameters:
  ///   - source: Where it is looked for.
  ///   - folder: The project's folder, as it was named.
  ///   - followsOutside: Whether a configuration that is found may be a link out of its folder.
  /// - Throws: `ConfigurationError`: it cannot be read, or with all that is wrong in it.
  package mutating func take(
    from source: ConfigurationSource, for folder: String, followsOutside: Bool
  ) throws(ConfigurationError) {
    guard
      let text = try ConfigurationText(
        from: source, followsOutside: followsOutside, frame: .current)
    else { return }
    let file = ConfigurationFile(text.bytes, path: text.path, isOutside: text.isOutside)
    if let error = file.mistakes.error { throw .malformed(error) }
    samples = file.samples?.node
    knowsAllWidgets = PatternBase(frame: .current, folders: text.folders).isBelow(folder)
  }
}
