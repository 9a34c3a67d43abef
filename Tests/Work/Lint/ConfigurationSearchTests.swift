// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Vibrancy
import VibrancyAssets
import VibrancyTestSupport

@Suite struct ConfigurationSearchTests {
  private final class Folder {
    let path: String

    init() throws {
      let url = FileManager.default.temporaryDirectory.appending(
        component: "vibrancy-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      path = url.path(percentEncoded: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ name: String, _ text: String) throws {
      let url = URL(filePath: path + "/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    func settings(_ source: ConfigurationSource, in folder: String = "") throws(ConfigurationError)
      -> LintSettings
    {
      try LintSettings(
        from: source, rules: SampleRule.all,
        frame: PathFrame(workingDirectory: path + "/" + folder))
    }
  }

  @Test(arguments: [
    ("app/Widget/a.png", "app/.vibrancy.json"), ("app/Widget", "app/.vibrancy.json"),
    ("app", "app/.vibrancy.json"), ("./app/../app/Widget/missing.png", "app/.vibrancy.json"),
    ("app/.git/x", "app/.vibrancy.json"), ("app/inner/deep/a.png", "app/inner/.vibrancy.json"),
    ("app/inner/.vibrancy.json", "app/inner/.vibrancy.json"),
  ])
  func `the nearest configuration above an input holds`(_ input: String, _ path: String) throws {
    let folder = try Folder()
    try folder.write("app/.vibrancy.json", "{}")
    try folder.write("app/.git/HEAD", "")
    try folder.write("app/Widget/a.png", "")
    try folder.write("app/inner/.vibrancy.json", "{}")
    try folder.write("app/inner/deep/a.png", "")
    #expect(try folder.settings(.found(above: [input])).origin == .file(path))
  }

  @Test func `a configuration above the working directory is found, past a repository's top`()
    throws
  {
    let folder = try Folder()
    try folder.write(".vibrancy.json", "{scope: ['app/Widget']}")
    try folder.write("app/.git/HEAD", "")
    try folder.write("app/Widget/a.png", "")
    let settings = try folder.settings(.found(above: ["Widget/a.png"]), in: "app")
    #expect(settings.origin == .file("../.vibrancy.json"))
    #expect(settings.scopeVerdict(on: "Widget/a.png") == true)
    #expect(settings.scopeVerdict(on: folder.path + "/app/Widget/a.png") == true)
    #expect(settings.scopeVerdict(on: "Other/a.png") == false)
    #expect(try folder.settings(.found(above: []), in: "app").origin == settings.origin)
    let absolute = try folder.settings(.found(above: [folder.path + "/app"]), in: "app")
    #expect(absolute.origin == .file(folder.path + "/.vibrancy.json"))
  }

  @Test func `without a configuration, or isolated, settings are as they ship`() throws {
    let folder = try Folder()
    try folder.write("a/b.png", "")
    #expect(try folder.settings(.found(above: ["a/b.png"])).origin == .builtIn)
    try folder.write(".vibrancy.json", "{")
    #expect(try folder.settings(.none).origin == .builtIn)
  }

  @Test func `inputs of one configuration go together, those of two do not`() throws {
    let folder = try Folder()
    try folder.write("one/.vibrancy.json", "{}")
    try folder.write("one/a.png", "")
    try folder.write("two/.vibrancy.json", "{}")
    try folder.write("three/a.png", "")
    #expect(
      try folder.settings(.found(above: ["three", "one/a.png", "one"])).origin
        == .file("one/.vibrancy.json"))
    #expect(throws: ConfigurationError.several("one/.vibrancy.json", "two/.vibrancy.json")) {
      try folder.settings(.found(above: ["one", "two"]))
    }
  }

  @Test func `a configuration reached over a link is the same, and its patterns hold there, too`()
    throws
  {
    let folder = try Folder()
    try folder.write("real/.vibrancy.json", "{scope: ['in/*']}")
    try folder.write("real/in/a.png", "")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.path + "/real")
    let settings = try folder.settings(.found(above: ["link/in", "real/in"]))
    for path in ["link/in/a.png", "real/in/a.png"] {
      #expect(settings.scopeVerdict(on: path) == true, "\(path)")
    }
  }

  @Test func `a named configuration holds wherever the inputs are`() throws {
    let folder = try Folder()
    try folder.write("ci/strict.json", "{exclude: ['x/*'], wallpapers: ['pictures/sky.png']}")
    let png = try encodePNG(StraightImage.square(2, 9))
    try FileManager.default.createDirectory(
      atPath: folder.path + "/ci/pictures", withIntermediateDirectories: true)
    try Data(png).write(to: URL(filePath: folder.path + "/ci/pictures/sky.png"))
    let settings = try folder.settings(.file("ci/strict.json"))
    #expect(settings.excludes("ci/x/a.png") && !settings.excludes("x/a.png"))
    #expect(settings.wallpapers.map(\.name) == ["sky"])
    #expect(settings.json.contains(#""wallpapers": ["pictures/sky.png"]"#))
  }

  @Test func `a picture that cannot be read is a mistake of the configuration`() throws {
    let folder = try Folder()
    try folder.write("a.png", "no picture")
    try folder.write(".vibrancy.json", "{\n  wallpapers: ['a.png', 'b.png', '.']}")
    do throws(ConfigurationError) {
      _ = try folder.settings(.file(".vibrancy.json"))
      Issue.record("it was taken")
    } catch {
      #expect(error.lines.count == 3)
      #expect(
        error.lines[0].hasPrefix(
          ".vibrancy.json:2:16: wallpapers[0] cannot be used as a wallpaper: "))
      #expect(
        error.lines[1].hasPrefix(
          ".vibrancy.json:2:25: wallpapers[1] is 'b.png', not a known wallpaper"))
      #expect(error.lines[2].hasPrefix(".vibrancy.json:2:34: wallpapers[2] cannot be used"))
      #expect(error.lines.allSatisfy { !$0.contains(folder.path) })
    }
  }

  @Test func `what is not a file is refused by name`() throws {
    let folder = try Folder()
    try folder.write(".vibrancy.json/a", "")
    func complaint(_ source: ConfigurationSource) -> String {
      do throws(ConfigurationError) { _ = try folder.settings(source); return "" } catch {
        return "\(error)"
      }
    }
    #expect(
      complaint(.found(above: ["a.png"]))
        == ".vibrancy.json: is not a file; write a configuration in its place")
    #expect(complaint(.file("no.json")) == "no.json: no such file or folder; check the path")
    try folder.write("large.json", String(repeating: " ", count: 1 << 20) + "{}")
    #expect(complaint(.file("large.json")).hasPrefix("large.json: holds more than 1048576 bytes;"))
  }
}
