// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyAssets
import VibrancyVocabulary

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Readers that go to the disk: each process has a folder of its own below `TMPDIR`.
enum DiskFuzz {
  private static let folder: String = {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    let template = "\(parent)/vibrancy-fuzz-XXXXXX"
    guard let copy = unsafe strdup(template), unsafe mkdtemp(copy) != nil else {
      fatalError("no folder can be made in \(parent)")
    }
    defer { unsafe free(copy) }
    return unsafe String(cString: copy)
  }()

  private static func makeFolders(_ names: String...) {
    for name in names { _ = unsafe mkdir("\(folder)/\(name)", 0o700) }
  }

  private static func write(_ bytes: [UInt8], _ name: String) {
    guard let file = unsafe fopen("\(folder)/\(name)", "w") else {
      fatalError("\(name) cannot be written in \(folder)")
    }
    defer { _ = unsafe fclose(file) }
    promise(unsafe fwrite(bytes, 1, bytes.count, file) == bytes.count, "room for \(name)")
  }

  private static let catalogFolders: Void = {
    makeFolders("A.xcassets", "A.xcassets/G", "A.xcassets/G/logo.imageset")
    makeFolders("A.xcassets/ink.colorset", "A.xcassets/icon.appiconset")
    write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "A.xcassets/G/logo.imageset/a.png")
    write(Array("{}".utf8), "A.xcassets/Contents.json")
  }()

  /// The same text as what an image set, a color set, an icon set and a group say of themselves.
  static func catalog(_ bytes: [UInt8]) {
    catalogFolders
    for name in ["G/logo.imageset", "ink.colorset", "icon.appiconset", "G"] {
      write(bytes, "A.xcassets/\(name)/Contents.json")
    }
    let catalog = CatalogFolder(path: "\(folder)/A.xcassets", relativePath: "A.xcassets")
    let found = CatalogSearch().sets(in: [catalog])
    for error in found.errors { error.lines.forEach(promiseOneLine) }
    for warning in found.warnings { promiseOneLine("\(warning)") }
    for set in found.sets { look(at: set) }
  }

  private static func look(at set: CatalogSet) {
    for art in set.art {
      promise(!art.name.isEmpty && !art.name.hasPrefix("/"), "art has a name: \(art.name)")
      _ = (art.scale, art.appearance, art.idiom)
    }
    for idiom in [CatalogIdiom.iphone, .ipad, .watch, .universal] {
      for scale in 1...3 {
        let request = CatalogRequest(idiom: idiom, scale: scale)
        switch set {
        case .image(let images): _ = (images.art(for: request), images.art(onScreensOf: scale))
        case .color(let colors): _ = colors.color(for: request)
        case .icon: break
        }
      }
    }
  }

  private static let projectFolders: Void = {
    makeFolders("P", "P/App", "P/Widget", "P/Widget/A.xcassets", "P/Shared")
    for name in ["App/A", "Widget/W", "Shared/S"] { write([], "P/\(name).swift") }
  }()

  /// `project.yml`, and what it may include.
  static func xcodegen(_ bytes: [UInt8]) {
    projectFolders
    let parts = parts(bytes, atMost: 2)
    write(parts[0], "P/project.yml")
    write(parts.count > 1 ? parts[1] : [], "P/base.yml")
    let search = SourceSearch(root: "\(folder)/P", excluded: [], followsOutside: false)
    let found = ProjectFiles.targets(of: search)
    found.notes.forEach(promiseOneLine)
    for target in found.targets {
      for source in search.sources { _ = target.members.contains(source.relativePath) }
    }
  }
}
