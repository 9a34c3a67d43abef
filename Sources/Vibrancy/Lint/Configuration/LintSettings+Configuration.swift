// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyAssets
public import VibrancyRules
package import VibrancyScenes

extension LintSettings {
  /// Settings from a configuration.
  ///
  /// - Parameters:
  ///   - rules: The rules there are, each id once.
  ///   - simulator: Reads the pictures that are wallpapers.
  /// - Throws: `ConfigurationError`: it cannot be read, or with all that is wrong in it.
  public init(
    from source: ConfigurationSource, rules: [any Rule] = builtInRules,
    simulator: Simulator = Simulator()
  ) throws(ConfigurationError) {
    try self.init(from: source, rules: rules, simulator: simulator, frame: .current)
  }

  /// As the public one, with paths that lead from another folder than the working directory.
  package init(
    from source: ConfigurationSource, rules: [any Rule], simulator: Simulator, frame: PathFrame
  ) throws(ConfigurationError) {
    let search = ConfigurationSearch(frame: frame)
    var found: ConfigurationSearch.Found?
    var folders: [String] = []
    switch source {
    case .none: break
    case .file(let path):
      found = search.named(path)
      folders = found?.folders ?? []
    case .found(let inputs):
      for input in inputs.isEmpty ? ["."] : inputs {
        guard let next = search.found(above: input) else { continue }
        if let found, !found.isSame(as: next) { throw .several(found.path, next.path) }
        found = found ?? next
        folders += next.folders.filter { !folders.contains($0) }
      }
    }
    guard let found else {
      self.init(rules: rules)
      return
    }
    let bytes: [UInt8]
    do throws(AssetError) {
      bytes = try search.bytes(of: found)
    } catch {
      throw .unreadable(error)
    }
    try self.init(bytes, path: found.path, in: folders, rules: rules, frame: frame) { path in
      Result { () throws(VibrancyError) in try simulator.wallpaper(Input(path: path)) }
    }
  }

  /// Settings from a configuration's text.
  ///
  /// - Parameters:
  ///   - path: As errors name it.
  ///   - folders: Where patterns and paths start from: its folder, absolute, in every spelling that
  ///     inputs use.
  ///   - picture: A picture by its absolute path.
  package init(
    _ bytes: [UInt8], path: String, in folders: [String], rules: [any Rule], frame: PathFrame,
    picture: (String) -> Result<Wallpaper, VibrancyError>
  ) throws(ConfigurationError) {
    let file: ConfigurationFile
    do throws(JSONError) {
      file = try ConfigurationFile(bytes, path: path)
    } catch {
      throw .malformed([error])
    }
    let base = PatternBase(frame: frame, folders: folders)
    var resolver = ConfigurationResolver(file, base: base, rules: rules)
    let settings = resolver.settings(picture: picture)
    guard resolver.faults.isEmpty else { throw .malformed(resolver.faults) }
    self = settings
  }
}
