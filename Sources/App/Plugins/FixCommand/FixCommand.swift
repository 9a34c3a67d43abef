// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import PackagePlugin

/// `swift package vibrancy-fix`: the words are those of `vibrancy fix`; with `--write` SwiftPM asks
/// whether the package may be changed. Without a word about it the sheet goes where a plugin may
/// write without being asked.
@main struct FixCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try VibrancyCommand { try context.tool(named: "VibrancyTool").url }
    let folder = context.package.directoryURL
    let work = context.pluginWorkDirectoryURL
    var words = ["fix", "--cache", work.appending(path: "cache").path]
    if !arguments.contains(where: { $0.hasPrefix("--sheet") || $0 == "--no-sheet" }) {
      let sheet = work.appending(path: "fix.png").path
      words += ["--sheet", sheet]
      print("sheet: \(sheet)")
    }
    try tool.run(words + VibrancyCommand.words(arguments, in: folder), in: folder)
  }
}
