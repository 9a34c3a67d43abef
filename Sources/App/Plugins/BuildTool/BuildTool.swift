// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Lints the art of a target whenever it is built, and not when nothing changed; findings stand
/// where the compiler's do.
@main struct BuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL
    let settings = context.package.directoryURL.appending(path: ".vibrancy.json")
    let tool = try VibrancyCommand { try context.tool(named: "VibrancyTool").url }
    return [
      Self.command(
        tool, linting: [folder.path], of: target.name, files: Self.files(in: folder) + [settings],
        keepingIn: context.pluginWorkDirectoryURL)
    ]
  }

  /// The command that lints, and all that it depends on.
  static func command(
    _ tool: VibrancyCommand, linting words: [String], of target: String, files: [URL],
    keepingIn work: URL
  ) -> Command {
    // What SwiftPM builds from is what makes it run the command, and only then: a source that says
    // nothing. Any other kind of file would become a resource of the target, or be passed over.
    let stamp = work.appending(path: "VibrancyLinted.swift")
    let script = """
      tool=$1 stamp=$2
      shift 2
      "$tool" lint "$@" && echo '// The art of this target was linted.' >"$stamp"
      """
    let options = ["--quiet", "--reporter", "xcode", "--cache", work.appending(path: "cache").path]
    return .buildCommand(
      displayName: "Linting widget art of \(target)", executable: URL(filePath: "/bin/sh"),
      arguments: ["-c", script, "sh", tool.url.path, stamp.path] + words + options,
      inputFiles: files.filter { FileManager.default.fileExists(atPath: $0.path) } + [tool.url],
      outputFiles: [stamp])
  }

  /// The files that a verdict may depend on, in the order of their paths: all but hidden ones.
  static func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    var files: [URL] = []
    while let file = found?.nextObject() as? URL {
      // A folder, too: a file that is added to it or taken away changes it.
      files.append(file)
    }
    return files.sorted { $0.path < $1.path }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension BuildTool: XcodeBuildToolPlugin {
    // In a project of Xcode's the whole is read, since a widget's art may be anywhere in it, and
    // what the target shows is judged.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let folder = context.xcodeProject.directoryURL
      let tool = try VibrancyCommand { try context.tool(named: "VibrancyTool").url }
      let files = target.inputFiles.flatMap { [$0.url] + Self.files(in: $0.url) }
      return [
        Self.command(
          tool, linting: [folder.path, "--target", target.displayName], of: target.displayName,
          files: files + [folder.appending(path: ".vibrancy.json")],
          keepingIn: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
