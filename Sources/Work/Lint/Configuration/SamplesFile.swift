// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyJSON
internal import VibrancySystem
internal import VibrancyVocabulary

/// The configuration that samples of widgets are written to.
package struct SamplesFile {
  /// Its path as the user knows it.
  package let path: String
  /// Whether there is none yet.
  package let isNew: Bool
  /// Its text, with what was added.
  package var bytes: [UInt8] { addition.bytes }
  private var addition: JSONAddition
  /// The widgets whose samples were added, in that order.
  package private(set) var added: [String] = []

  /// The configuration that holds for a project; where there is none, one in its folder.
  ///
  /// - Parameters:
  ///   - source: Where it is looked for.
  ///   - folder: The project's folder, as it was named.
  /// - Throws: `ConfigurationError`: it cannot be read, or with all that is wrong in it.
  package init(
    from source: ConfigurationSource, for folder: String, followsOutside: Bool
  ) throws(ConfigurationError) {
    let named: String? = if case .file(let path) = source { path } else { nil }
    if let named, FileIdentity.of(named) == nil {
      (path, isNew, addition) = (named, true, JSONAddition([]))
      return
    }
    guard
      let text = try ConfigurationText(
        from: source, followsOutside: followsOutside, frame: .current)
    else {
      path = PathText.joined(folder, ConfigurationFile.name)
      (isNew, addition) = (true, JSONAddition([]))
      return
    }
    let file = ConfigurationFile(text.bytes, path: text.path, isOutside: text.isOutside)
    if let error = file.mistakes.error { throw .malformed(error) }
    (path, isNew, addition) = (text.path, false, JSONAddition(text.bytes))
  }

  /// Adds the samples of a widget.
  ///
  /// - Returns: Whether the text is still one that is read; it is as it was where it is not.
  package mutating func add(_ samples: JSONValue, of widget: String) -> Bool {
    var changed = addition
    guard changed.add(widget, samples, to: "samples"),
      changed.bytes.count <= ConfigurationFile.mostBytes,
      ConfigurationFile(changed.bytes, path: path).mistakes.isEmpty
    else { return false }
    addition = changed
    added.append(widget)
    return true
  }
}
