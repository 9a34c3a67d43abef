// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyAssets
package import VibrancyJSON
public import VibrancyPNG
package import VibrancyPreviews
package import VibrancyRules
package import VibrancyScenes
package import VibrancySystem

extension LintSettings {
  /// Settings from a configuration.
  ///
  /// - Parameters:
  ///   - source: Where it is looked for.
  ///   - limits: What pictures that are wallpapers are held to.
  ///   - followsOutside: Whether a configuration that is found may be a link out of its folder, and
  ///     one of either kind name wallpapers outside of it.
  /// - Throws: `ConfigurationError`: it cannot be read, or with all that is wrong in it.
  public init(
    from source: ConfigurationSource, limits: PNGLimits = PNGLimits(),
    followsOutside: Bool = false
  ) throws(ConfigurationError) {
    try self.init(
      from: source, rules: builtInRules, limits: limits, followsOutside: followsOutside,
      frame: .current)
  }

  /// As the public one, with paths that lead from another folder than the working directory.
  package init(
    from source: ConfigurationSource, rules: [Rule], limits: PNGLimits = PNGLimits(),
    followsOutside: Bool = false, frame: PathFrame
  ) throws(ConfigurationError) {
    guard
      let text = try ConfigurationText(from: source, followsOutside: followsOutside, frame: frame)
    else {
      self.init(rules: rules)
      return
    }
    let maker = PreviewMaker(limits: limits)
    try self.init(
      text.bytes, path: text.path, isOutside: text.isOutside, in: text.folders, rules: rules,
      frame: frame
    ) { path in
      Result { () throws(VibrancyError) in
        try maker.wallpaper(Input(path: path, within: text.root))
      }
    }
  }

  /// Settings from a configuration's text.
  ///
  /// - Parameters:
  ///   - path: As errors name it.
  ///   - isOutside: Whether it lies outside of its folder, so that errors reveal nothing of it.
  ///   - folders: Where patterns and paths start from: its folder, absolute, in every spelling that
  ///     inputs use.
  ///   - picture: A picture by its absolute path.
  package init(
    _ bytes: [UInt8], path: String, isOutside: Bool = false, in folders: [String],
    rules: [Rule], frame: PathFrame,
    picture: (String) -> Result<Wallpaper, VibrancyError>
  ) throws(ConfigurationError) {
    let file = ConfigurationFile(bytes, path: path, isOutside: isOutside)
    let base = PatternBase(frame: frame, folders: folders)
    let resolver = ConfigurationResolver(file, base: base, rules: rules)
    let settings = resolver.settings(picture: picture)
    if let error = file.mistakes.error { throw .malformed(error) }
    self = settings
  }
}

/// The source of settings: the nearest file, a named one, or none.
public enum ConfigurationSource: Sendable, Hashable {
  /// From the nearest `.vibrancy.json` in the folder of an input, or above it up to the top of the
  /// disk. An input without any goes by that of the others.
  case found(above: [String])
  /// From a file that was named.
  case file(String)
  /// From nowhere.
  case none
}

/// The reason why a configuration cannot be used.
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The cause of the error.
  package enum Cause: Sendable, Hashable {
    /// It cannot be read from the disk.
    case unreadable(FileError)
    /// All that is wrong with it.
    case malformed(JSONError)
    /// Two inputs lie under two configurations.
    case several(String, String)
  }

  /// The cause of the error.
  package let cause: Cause

  package init(_ cause: Cause) { self.cause = cause }

  /// The mistakes, one line each; an editor finds each place.
  public var lines: [String] {
    switch cause {
    case .unreadable(let error):
      // What is said of pictures elsewhere does not fit here.
      if [.folder, .special].contains(error.problem) {
        ["\(error.path): is not a file; write a configuration in its place"]
      } else {
        [error.description]
      }
    case .malformed(let error): error.lines
    case .several(let first, let second):
      [
        "\(second): another configuration than \(first), which holds for other inputs; name one "
          + "with --config, or lint them one after the other"
      ]
    }
  }

  /// One line: the first thing that is wrong, and how many more there are.
  public var description: String {
    let lines = lines
    return lines[0] + (lines.count > 1 ? " (and \(lines.count - 1) more)" : "")
  }

  package static func unreadable(_ error: FileError) -> Self { Self(.unreadable(error)) }

  package static func malformed(_ error: JSONError) -> Self { Self(.malformed(error)) }

  package static func several(_ first: String, _ second: String) -> Self {
    Self(.several(first, second))
  }
}
