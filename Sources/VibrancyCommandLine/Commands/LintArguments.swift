// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// What `lint`, `inspect` and the bare form are asked to judge, resolved from their options.
struct LintArguments {
  /// What is judged and how.
  var request: LintRequest
  /// What the configuration takes away; `nil`: there is none.
  let switchedOff: SwitchedOff?
  /// What is odd about the inputs named, a sentence each.
  let notes: [String]
  /// The settings that hold, as `--show-settings` prints them.
  var settingsText: String { request.settings.description }

  /// Resolves the options.
  ///
  /// - Throws: A configuration that is broken, a wallpaper that cannot be read, a shard that is
  ///   none.
  init(_ arguments: Arguments, simulator: Simulator) throws(CommandError) {
    var gathered = try InputWords(arguments, limits: simulator.limits)
    notes = gathered.notes
    var query = InputQuery(paths: gathered.words.filter { $0 != "-" })
    try query.setBounds(arguments)
    query.mostVariants = arguments.integer("max-variants") ?? query.mostVariants
    let source: ConfigurationSource =
      arguments.flag("isolated")
      ? .none : arguments.text("config").map { .file($0) } ?? .found(above: query.paths)
    var settings: LintSettings
    do throws(ConfigurationError) {
      settings = try LintSettings(
        from: source, limits: simulator.limits, followsOutside: query.followsOutside)
    } catch {
      throw CommandError(error.lines)
    }
    var switchedOff = SwitchedOff(settings)
    if arguments.isGiven("scene") {
      switchedOff?.scenes = []
      settings.scenes = arguments.list("scene").flatMap { name in
        name == "all" ? Place.distinct : Place(rawValue: name).map { [$0] } ?? []
      }
    }
    for text in arguments.list("wallpaper") {
      settings.wallpapers.append(try RenderRequest.wallpaper(text, simulator: simulator))
    }
    self.switchedOff = switchedOff
    request = LintRequest(query, settings: settings)
    if gathered.words.contains("-") {
      let name = arguments.text("stdin-filename") ?? "stdin.png"
      request.inputs = [Input(pngData: try gathered.standardInput(), name: name)]
    }
    request.judgesAll = arguments.flag("all")
    request.readsSources = !arguments.flag("no-sources")
    if let text = arguments.text("shard") {
      do throws(ShardError) {
        request.shard = try Shard(text)
      } catch {
        throw CommandError("--shard: \(error)")
      }
    }
  }
}
