// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem
package import VibrancyVocabulary

/// Finds what a project's folder holds beside its catalogs: Swift sources, and files by name.
///
/// Hidden entries, loops of links, catalogs, folders that Git ignores, what tools put there and what
/// `InputSearch` leaves out are passed over. What cannot be read is not evidence and is left out
/// silently: nobody named it.
package struct SourceSearch: Sendable {
  /// A source.
  package struct File: Sendable, Hashable {
    /// The path as the user knows it.
    package let path: String
    /// The path below the root.
    package let relativePath: String
    fileprivate let root: Root

    /// Another file of the same folder that was searched, be it there or not.
    func other(at relative: String) -> File {
      let folder = String(decoding: path.utf8.dropLast(relativePath.utf8.count), as: UTF8.self)
      return File(path: PathText.joined(folder, relative), relativePath: relative, root: root)
    }

    /// Whether it is a project of Xcode's; a project file that is not is XcodeGen's.
    var isXcodeProject: Bool { PathText.hasExtension(".pbxproj", relativePath) }
  }

  /// The Swift sources, by path.
  package private(set) var sources: [File] = []
  /// The files that may say which files make a target, by path: `project.pbxproj` of Xcode's
  /// projects, `project.yml` and `project.yaml` of XcodeGen; at most `mostProjectFiles`.
  package private(set) var projectFiles: [File] = []
  /// The asset catalogs below the root.
  package private(set) var catalogs: [String] = []
  /// The PNG and JPEG files outside of catalogs and bundles, below the root.
  package private(set) var pictures: [String] = []
  /// The tables of localized strings, by path: `.xcstrings`, `.strings` and
  /// `.stringsdict`; at most
  /// `mostStringFiles`.
  package private(set) var stringFiles: [File] = []
  /// The definitions of intents, by path: `.intentdefinition`; at most `mostIntentFiles`.
  package private(set) var intentFiles: [File] = []
  /// The models of Core Data, by path: the current version of each `.xcdatamodeld`; at most
  /// `mostModelFiles`.
  package private(set) var modelFiles: [File] = []
  /// The files that code may load as data or text, by path: JSON, property lists, tables (CSV) and text of
  /// at most `mostDataBytes`; at most `mostDataFiles`.
  package private(set) var dataFiles: [File] = []
  /// Whether there is anything of a project: a project file, a package, or a Swift source.
  package private(set) var isOfProject = false
  /// The names of all other files outside of catalogs, and of sets that are not image or color.
  package private(set) var fileNames: Set<String> = []
  /// How many Swift sources lead out of the folder and are left out.
  package private(set) var outsideCount = 0
  /// The folders that were passed over.
  package private(set) var skipped = SkippedFolders()

  private struct Folder {
    let path: String
    let relative: String
    /// Whether it is a catalog or a group inside one.
    var isInCatalog = false
    /// Whether PNG and JPEG files in it are pictures of their own.
    var holdsPictures = true
    /// What the folders above it ignore.
    var rules = IgnoreRules()
  }

  private let root: String
  private let excluded: [GlobPattern]
  private let bounds: Root
  /// Folders of what tools put there, which only count where a target lists what is in them.
  private var passedOver: [Folder] = []

  /// The most bytes of a source that are read: larger ones are generated data.
  package static let mostBytes = 4 << 20
  private static let mostFiles = 200_000
  /// The most tables of strings: a large app has some in forty languages.
  private static let mostStringFiles = 20_000
  /// The most definitions of intents: an app has one or two.
  private static let mostIntentFiles = 1_000
  /// The most models of Core Data: an app has one or two, in some versions.
  private static let mostModelFiles = 1_000
  /// The most files that code may load, and the most bytes of one.
  private static let (mostDataFiles, mostDataBytes) = (1_000, 1 << 20)
  /// The most project files: a repository of many apps has a hundred.
  private static let mostProjectFiles = 256

  /// Walks a folder.
  ///
  /// - Parameter project: The project of which the folder is the input, whose `.gitignore` files
  ///   hold; `nil`: none do.
  package init(
    root: String, excluded: [GlobPattern], followsOutside: Bool, project: ProjectRoot? = nil
  ) {
    bounds = Root(folder: root, followsOutside: followsOutside)
    (self.root, self.excluded) = (PathText.trimmed(root), excluded)
    var visited: Set<FileIdentity> = []
    let rules = project.map { IgnoreRules(above: $0.inputPath, in: $0) } ?? IgnoreRules()
    var open = [Folder(path: PathText.trimmed(root), relative: "", rules: rules)]
    var count = 0
    while var folder = open.popLast(), count < Self.mostFiles {
      guard let identity = FileIdentity.of(folder.path), visited.insert(identity).inserted,
        let entries = try? SystemCall.entries(of: folder.path),
        // A cache is not part of what is built, and a name in it would change with every run.
        folder.relative.isEmpty || !entries.contains(where: { $0.name == "CACHEDIR.TAG" })
          || project.map({
            folder.rules.tracksSources(below: PathText.joined($0.inputPath, folder.relative))
          }) == true
      else { continue }
      if let project, entries.contains(where: { $0.name == IgnoreRules.fileName }) {
        folder.rules.enter(
          folderAt: folder.path, below: PathText.joined(project.inputPath, folder.relative))
      }
      for entry in entries
      where entry.isUnicode
        && (!PathText.isHidden(entry.name) || entry.isFolder && project?.isWorkTree == true)
      {
        let path = PathText.joined(folder.path, entry.name)
        let relative = PathText.joined(folder.relative, entry.name)
        if excluded.exclude(path, relative: relative) { continue }
        guard let kind = try? entry.kind(at: path) else { continue }
        func isIgnored() -> Bool {
          guard let project, !folder.rules.isEmpty else { return false }
          return folder.rules.ignores(
            PathText.joined(project.inputPath, relative), isFolder: kind == .folder)
        }
        func rules() -> IgnoreRules {
          guard let project else { return folder.rules }
          return FolderWalk.isWalked(entry.name) && !PathText.isHidden(entry.name)
            ? folder.rules.inside(PathText.joined(project.inputPath, relative))
            : folder.rules.forTrackedFiles
        }
        func isWalked() -> Bool {
          guard let project else { return FolderWalk.isWalked(entry.name) }
          return !folder.rules.passesOver(
            entry.name, at: PathText.joined(project.inputPath, relative))
        }
        isOfProject = isOfProject || ProjectRoot.isProjectFile(entry.name)
        if entry.mayBeLink, (try? bounds.check(path)) == nil {
          if kind == .file, PathText.hasExtension(".swift", entry.name) { outsideCount += 1 }
          continue
        }
        if kind == .folder, folder.isInCatalog {
          visitSet(entry.name, path: path, relative: relative, open: &open)
        } else if kind == .folder {
          if PathText.hasExtension(".xcodeproj", entry.name) {
            add(projectFile: "project.pbxproj", in: Folder(path: path, relative: relative), bounds)
          } else if !isWalked() {
            passedOver.append(Folder(path: path, relative: relative))
            if !PathText.isHidden(entry.name) { skipped.addOfTools(relative) }
          } else if isIgnored() {
            passedOver.append(Folder(path: path, relative: relative))
            skipped.addIgnored(relative)
          } else {
            let isInCatalog = PathText.hasExtension(CatalogFolder.catalogExtension, entry.name)
            if isInCatalog { catalogs.append(relative) }
            open.append(
              Folder(
                path: path, relative: relative, isInCatalog: isInCatalog,
                holdsPictures: folder.holdsPictures && !Self.isBundle(entry.name),
                rules: rules()))
          }
        } else if folder.isInCatalog {
          continue
        } else if folder.rules.keepsTrackedFilesOnly, isIgnored() {
          continue
        } else if PathText.hasExtension(".swift", entry.name) {
          count += 1
          sources.append(File(path: path, relativePath: relative, root: bounds))
        } else {
          count += 1
          fileNames.insert(entry.name)
          if stringFiles.count < Self.mostStringFiles,
            PathText.hasExtension(".xcstrings", entry.name)
              || PathText.hasExtension(".strings", entry.name)
              || PathText.hasExtension(".stringsdict", entry.name)
          {
            stringFiles.append(File(path: path, relativePath: relative, root: bounds))
          }
          if intentFiles.count < Self.mostIntentFiles,
            PathText.hasExtension(".intentdefinition", entry.name)
          {
            intentFiles.append(File(path: path, relativePath: relative, root: bounds))
          }
          if modelFiles.count < Self.mostModelFiles, entry.name == "contents",
            PathText.hasExtension(".xcdatamodel", folder.relative)
          {
            modelFiles.append(File(path: path, relativePath: relative, root: bounds))
          }
          if dataFiles.count < Self.mostDataFiles,
            PathText.hasExtension(".json", entry.name) || PathText.hasExtension(".txt", entry.name)
              || PathText.hasExtension(".csv", entry.name)
              || PathText.hasExtension(".plist", entry.name), !isIgnored()
          {
            let file = File(path: path, relativePath: relative, root: bounds)
            if 1...Self.mostDataBytes ~= Self.byteCount(of: file) { dataFiles.append(file) }
          }
          if folder.holdsPictures, [.png, .jpeg].contains(ArtKind(name: entry.name)), !isIgnored() {
            pictures.append(relative)
          }
          if ["project.yml", "project.yaml"].contains(entry.name) {
            add(projectFile: entry.name, in: folder, bounds)
          }
        }
      }
    }
    isOfProject = isOfProject || !sources.isEmpty || outsideCount > 0
    modelFiles.sort { $0.relativePath.utf8.lexicographicallyPrecedes($1.relativePath.utf8) }
    modelFiles = ModelVersions(modelFiles).current
    catalogs.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    dataFiles.sort { $0.relativePath.utf8.lexicographicallyPrecedes($1.relativePath.utf8) }
    stringFiles.sort { $0.relativePath.utf8.lexicographicallyPrecedes($1.relativePath.utf8) }
    pictures.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    sortSources()
    projectFiles.sort { $0.relativePath.utf8.lexicographicallyPrecedes($1.relativePath.utf8) }
  }

  private mutating func sortSources() {
    sources.sort { $0.relativePath.utf8.lexicographicallyPrecedes($1.relativePath.utf8) }
  }

  /// Adds the Swift sources that targets list in folders which are otherwise passed over: a hidden
  /// one, or one that is called `build` or `Pods`.
  package mutating func add(sourcesOf targets: [ProjectTarget]) {
    var known = Set(sources.map(\.relativePath))
    var count = 0
    func add(_ relative: String, at path: String) {
      guard count < Self.mostFiles, known.insert(relative).inserted,
        !excluded.exclude(path, relative: relative), (try? bounds.check(path)) != nil,
        (try? SystemCall.status(of: path).kind) == .file
      else { return }
      count += 1
      sources.append(File(path: path, relativePath: relative, root: bounds))
    }
    for target in targets where target.kind != .test {
      for relative in target.members.paths.sorted() where PathText.hasExtension(".swift", relative)
      {
        add(relative, at: PathText.joined(root, relative))
      }
      for folder in target.members.folders {
        let isHidden = folder.split(separator: "/").contains { name in
          PathText.isHidden(String(name)) || !FolderWalk.isWalked(String(name))
        }
        let own = Folder(path: PathText.joined(root, folder), relative: folder)
        let inner = passedOver.filter { ProjectFolder(folder).holds($0.relative) }
        for start in isHidden ? [own] : inner {
          for file in swiftFiles(in: start) where target.members.contains(file.relative) {
            add(file.relative, at: file.path)
          }
        }
      }
    }
    if count > 0 { sortSources() }
  }

  /// The Swift files at any depth of a folder, without hidden ones and those behind links.
  private func swiftFiles(in folder: Folder) -> [Folder] {
    var (open, found, count) = ([folder], [Folder](), 0)
    while let folder = open.popLast(), count < Self.mostFiles {
      for entry in (try? SystemCall.entries(of: folder.path)) ?? []
      where entry.isUnicode && !entry.mayBeLink && !PathText.isHidden(entry.name) {
        count += 1
        let next = Folder(
          path: PathText.joined(folder.path, entry.name),
          relative: PathText.joined(folder.relative, entry.name))
        switch try? entry.kind(at: next.path) {
        case .folder: open.append(next)
        case .file where PathText.hasExtension(".swift", entry.name): found.append(next)
        case .file, .other, nil: break
        }
      }
    }
    return found
  }

  /// Whether a folder of that name is the project's own, and not what tools put there.
  package static func isWalked(_ name: String) -> Bool { FolderWalk.isWalked(name) }

  /// Whether a folder is one thing, whose pictures are parts of it.
  private static func isBundle(_ name: String) -> Bool {
    PathText.hasExtension(".icon", name) || FolderWalk.holdsStickers(name)
      || [.image, .color, .icon].contains(CatalogFolderKind(ofName: name))
  }

  /// Takes a project file, if it is there.
  private mutating func add(projectFile name: String, in folder: Folder, _ root: Root) {
    let path = PathText.joined(folder.path, name)
    guard projectFiles.count < Self.mostProjectFiles,
      (try? SystemCall.status(of: path).kind) == .file
    else { return }
    let relative = PathText.joined(folder.relative, name)
    projectFiles.append(File(path: path, relativePath: relative, root: root))
  }

  /// A folder inside a catalog: a group is walked, a set of another kind has a name.
  private mutating func visitSet(
    _ name: String, path: String, relative: String, open: inout [Folder]
  ) {
    switch CatalogFolderKind(ofName: name) {
    case .group: open.append(Folder(path: path, relative: relative, isInCatalog: true))
    case .other: fileNames.insert(name)
    case .image, .color, .icon: break
    }
  }

  /// The bytes of a project file, or of another beside or below it.
  ///
  /// - Parameter limit: The most bytes there may be.
  /// - Throws: That it cannot be read, leads out of the root, or has more.
  static func bytes(of file: File, limit: Int) throws(FileError) -> [UInt8] {
    let bytes = try FileBytes.all(of: file.path, limit: limit + 1, within: file.root)
    if bytes.count > limit { throw FileError(path: file.path, problem: .tooLarge(limit: limit)) }
    return bytes
  }

  /// The number of bytes of a source; 0 if it cannot be read.
  package static func byteCount(of file: File) -> Int {
    guard let status = try? SystemCall.status(of: file.path), status.kind == .file else { return 0 }
    return status.byteCount
  }

  /// The bytes of a source, at most `mostBytes` of them; `nil` if it cannot be read.
  package static func bytes(of file: File) -> [UInt8]? {
    try? FileBytes.all(of: file.path, limit: mostBytes, within: file.root)
  }
}

/// Which folders hold widget art, by their names.
///
/// `widget|complication|lock ?screen|accessory ?(circular|rectangular|inline|corner|widget)|`
/// `watch ?(widget|complication|extension)`, capitals or not, anywhere in the path.
package enum ScopeExpression {
  /// Whether a path, or one folder's name, names a widget, complication, watch or Lock Screen
  /// target.
  package static func matches(_ path: String) -> Bool {
    let text = path.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }
    return words.contains { contains(text, $0) }
  }

  /// Every spelling that the expression stands for.
  private static let words: [[UInt8]] = {
    var words = ["widget", "complication", "lockscreen", "lock screen"]
    for space in ["", " "] {
      words += ["circular", "rectangular", "inline", "corner"].map { "accessory\(space)\($0)" }
      words.append("watch\(space)extension")
    }
    return words.map { Array($0.utf8) }
  }()

  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard text.count >= word.count else { return false }
    return (0...text.count - word.count).contains { text[$0...].starts(with: word) }
  }
}
