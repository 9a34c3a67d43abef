// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import PackagePlugin

/// `swift package vibrancy-lint`: the words are those of `vibrancy lint`; none: the package.
@main struct LintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try VibrancyCommand { try context.tool(named: "VibrancyTool").url }
    let folder = context.package.directoryURL
    let cache = context.pluginWorkDirectoryURL.appending(path: "cache").path
    try tool.run(
      ["lint", "--cache", cache] + VibrancyCommand.words(arguments, in: folder), in: folder)
  }
}
