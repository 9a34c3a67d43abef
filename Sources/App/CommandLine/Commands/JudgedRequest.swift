// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancySystem

/// What `lint`, `inspect` and the bare form are asked to judge, resolved from their options.
struct JudgedRequest {
  /// What is judged and how.
  var request: LintRequest
  /// What the configuration takes away; `nil`: there is none.
  let switchedOff: SwitchedOff?
  private let notes: [String]
  private let showsSettings: Bool
  /// Whether scenes or rules were typed.
  private let isNarrowed: Bool

  /// Resolves the options.
  ///
  /// - Throws: A configuration that is broken, a wallpaper that cannot be read, a shard that is
  ///   none.
  init(
    _ scope: ScopeOptions, _ options: SettingsOptions, simulator: Simulator
  ) throws(CommandError) {
    var gathered = try InputArguments(options.batch)
    notes = gathered.notes
    (showsSettings, isNarrowed) = (
      options.showsSettings, scope.scene.isGiven || !scope.rules.isEmpty
    )
    var query = try options.batch.query(gathered.words.filter { $0 != "-" })
    query.paths = query.paths.map {
      PathBelow.spelled($0, from: FileSystem.workingDirectory)
    }
    let source = options.configuration.source(for: query.paths)
    var settings: LintSettings
    do throws(ConfigurationError) {
      settings = try LintSettings(
        from: source, limits: simulator.limits, followsOutside: query.followsOutside)
    } catch {
      throw CommandError(error.lines)
    }
    var switchedOff = SwitchedOff(settings)
    if scope.scene.isGiven {
      switchedOff?.scenes = []
      settings.scenes = scope.scene.value.flatMap { $0 }
    }
    if !scope.rules.isEmpty {
      settings.keep(rules: Set(scope.rules))
      switchedOff?.keep(rules: Set(scope.rules))
    }
    if let os = scope.os.value { settings.os = os }
    for text in scope.wallpapers {
      settings.wallpapers.append(try RenderRequest.wallpaper(text, simulator: simulator))
    }
    self.switchedOff = switchedOff
    request = LintRequest(query, settings: settings)
    if gathered.words.contains("-") {
      request.inputs = [
        Input(pngData: try gathered.standardInput(), name: options.batch.stdinFilename)
      ]
    }
    request.judgesAll = scope.judgesAll
    request.heedsIgnores = !options.configuration.isIsolated
    request.targets = scope.targets
    request.showsAnywhere = scope.showsAnywhere
    request.readsSources = !scope.ignoresSources
    request.jobs = options.batch.runOptions.jobs
    if let text = scope.shard {
      do throws(ShardError) {
        request.shard = try Shard(text)
      } catch {
        throw CommandError("--shard: \(error)")
      }
    }
  }

  /// Whether a run as asked finds whatever there is at a path, as reports print it.
  func covers(_ path: String) -> Bool {
    guard request.scenes == nil, request.targets.isEmpty, !isNarrowed else { return false }
    return request.query.paths.contains { input in
      let input = PathBelow.relative(input, to: FileSystem.workingDirectory)
      return input == "." || path == input || path.hasPrefix(input + "/")
    }
  }

  /// Prints the settings if they are all that was asked for, or else what is odd about them.
  ///
  /// - Returns: Whether that was all.
  func printSettings(on console: Console, isQuiet: Bool) async -> Bool {
    if showsSettings {
      await console.print(request.settings.shown)
      return true
    }
    if !isQuiet { for note in notes { await console.remark(note) } }
    return false
  }
}
