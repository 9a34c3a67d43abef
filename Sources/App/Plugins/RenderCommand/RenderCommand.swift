// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import PackagePlugin

/// `swift package vibrancy-render`: the words are those of `vibrancy render`; without `-o` the
/// previews go where a plugin may write without being asked.
@main struct RenderCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try VibrancyCommand { try context.tool(named: "VibrancyTool").url }
    let folder = context.package.directoryURL
    let work = context.pluginWorkDirectoryURL
    var words = ["render", "--cache", work.appending(path: "cache").path]
    if !arguments.contains(where: { $0.hasPrefix("-o") || $0.hasPrefix("--output") }) {
      let previews = work.appending(path: "previews").path
      words += ["-o", previews]
      print("previews: \(previews)")
    }
    try tool.run(words + VibrancyCommand.words(arguments, in: folder), in: folder)
  }
}
