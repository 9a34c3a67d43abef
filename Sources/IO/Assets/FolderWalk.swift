// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem

/// Goes through a folder and those below it, each once, whatever links there are.
struct FolderWalk {
  /// The pictures, descriptions and icon bundles found, in no order that matters.
  private(set) var files: [AssetFile] = []
  /// The asset catalogs and sets found; what is in them is not among the pictures.
  private(set) var catalogs: [CatalogFolder] = []
  /// The names of Icon Composer's bundles, `AppIcon` of `AppIcon.icon`.
  private(set) var iconBundles: Set<String> = []
  /// What could not be read.
  private(set) var errors: [FileError] = []
  /// How many pictures are in formats that are not read, by the end of their names.
  private(set) var unread: [String: Int] = [:]
  /// Everything else, for who copies the folder; in no order that matters.
  private(set) var others: [AssetFile] = []
  /// Whether there was anything to find, readable and wanted or not.
  private(set) var isFruitful = false

  private struct Folder {
    let path: String
    /// Its path below the root; empty for the root.
    let relative: String
    /// What the folders above it ignore.
    let rules: IgnoreRules
    /// Whether it is one of tools, of which it is not known what is the project's own: of pictures in
    /// it those of catalogs count.
    var isOfTools = false
  }

  private let root: Root
  /// Where the root lies in its project; `nil`: nothing is ignored.
  private let project: ProjectRoot?
  private let excluded: [GlobPattern]
  private let outputFolder: String?
  private let listsOthers: Bool
  private var visited: Set<FileIdentity> = []
  private var open: [Folder]

  /// A walk from a root.
  ///
  /// - Parameters:
  ///   - outputFolder: A folder to pass over, without links.
  ///   - project: The project whose `.gitignore` files hold; `nil`: none do.
  ///   - listsOthers: Whether files that are not inputs are listed, too.
  init(
    root: String, excluded: [GlobPattern], outputFolder: String?, followsOutside: Bool,
    project: ProjectRoot? = nil, listsOthers: Bool = false
  ) {
    (self.excluded, self.outputFolder, self.project) = (excluded, outputFolder, project)
    self.listsOthers = listsOthers
    self.root = Root(folder: root, followsOutside: followsOutside)
    let rules = project.map { IgnoreRules(above: $0.inputPath, in: $0) } ?? IgnoreRules()
    open = [Folder(path: root, relative: "", rules: rules)]
  }

  mutating func run() {
    while let folder = open.popLast() {
      guard let identity = FileIdentity.of(folder.path), visited.insert(identity).inserted,
        outputFolder == nil || SystemCall.resolved(folder.path) != outputFolder
      else { continue }
      do throws(FileError) {
        let entries = try SystemCall.entries(of: folder.path)
        let folder = entered(folder, entries)
        for entry in entries.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
        where !PathText.isHidden(entry.name) || entry.isFolder && project?.isWorkTree == true {
          visit(entry, in: folder)
        }
      } catch {
        fail(error)
      }
    }
    keepEndings()
  }

  /// Names a drawing or photograph with its ending where another picture has its name without one:
  /// `logo.svg` beside `logo.png`.
  private mutating func keepEndings() {
    let others = files.indices.filter { index in
      switch ArtKind(name: files[index].path) {
      case .svg, .pdf, .jpeg: true
      case .png, .pointer, .other: false
      }
    }
    // Most folders hold PNG files alone, however many.
    guard !others.isEmpty else { return }
    var counts: [String: Int] = [:]
    for file in files { counts[file.name, default: 0] += 1 }
    for index in others where counts[files[index].name] ?? 0 > 1 {
      files[index] = files[index].namedWithEnding
    }
  }

  /// A folder with the rules that hold in it.
  private func entered(_ folder: Folder, _ entries: [FolderEntry]) -> Folder {
    guard let project, entries.contains(where: { $0.name == IgnoreRules.fileName }) else {
      return folder
    }
    var rules = folder.rules
    rules.enter(
      folderAt: folder.path, below: PathText.joined(project.inputPath, folder.relative))
    var entered = Folder(path: folder.path, relative: folder.relative, rules: rules)
    entered.isOfTools = folder.isOfTools
    return entered
  }

  private mutating func visit(_ entry: FolderEntry, in folder: Folder) {
    let path = PathText.joined(folder.path, entry.name)
    let relative = PathText.joined(folder.relative, entry.name)
    let isInput =
      ArtKind(name: entry.name) != .other || PathText.hasExtension(".widget.json", entry.name)
    guard entry.isUnicode else {
      if isInput || entry.isFolder { fail(FileError(path: path, problem: .unspeakableName)) }
      return
    }
    if excluded.exclude(path, relative: relative) {
      isFruitful = true
      return
    }
    do throws(FileError) {
      switch try entry.kind(at: path) {
      case .folder:
        if PathText.hasExtension(".png", entry.name)
          || PathText.hasExtension(".widget.json", entry.name)
        {
          throw FileError(path: path, problem: .folder)
        }
        let holdsStickers = Self.holdsStickers(entry.name)
        if holdsStickers && !listsOthers { return }
        let isOfTools = !Self.isWalked(entry.name) || PathText.isHidden(entry.name)
        if isOfTools, passesOver(entry.name, at: relative, folder.rules) { return }
        if isIgnored(relative, folder.rules, isFolder: true) { return }
        if entry.mayBeLink { try root.check(path) }
        if holdsStickers { return addOthers(below: path, relative) }
        let place = project.map { PathText.joined($0.inputPath, relative) } ?? relative
        let rules = isOfTools ? folder.rules.forTrackedFiles : folder.rules.inside(place)
        var inner = Folder(path: path, relative: relative, rules: rules)
        inner.isOfTools = (isOfTools || folder.isOfTools) && !rules.keepsTrackedFilesOnly
        visitFolder(inner, name: entry.name)
      case .file where folder.isOfTools: break
      case .file
      where isInput && !isIgnored(relative, folder.rules, isFolder: false)
        && !ContactSheetFile.isPassedOver(path):
        isFruitful = true
        if entry.mayBeLink { try root.check(path) }
        files.append(AssetFile(path: path, relativePath: relative).found(in: root))
      case .file where !isInput && !isIgnored(relative, folder.rules, isFolder: false):
        if let ending = Self.unreadEndings.first(where: { PathText.hasExtension($0, entry.name) }) {
          unread[ending, default: 0] += 1
        }
        guard listsOthers else { break }
        if entry.mayBeLink { try root.check(path) }
        others.append(AssetFile(path: path, relativePath: relative).found(in: root))
      case .file, .other: break
      }
    } catch {
      switch error.problem {
      case .linkLoop: break
      // Nobody asked for what is not named like a picture and may well be none.
      case .missing, .danglingLink, .forbidden: if isInput { fail(error) }
      case .folder, .special, .closed, .unspeakableName, .longPath, .tooManyOpen, .outside,
        .emptyFolder, .outputFolder, .tooLarge, .pipeTooLong, .longLine, .tooManyNames,
        .unsupported, .system:
        fail(error)
      }
    }
  }

  private func isIgnored(_ relative: String, _ rules: IgnoreRules, isFolder: Bool) -> Bool {
    guard let project, !rules.isEmpty else { return false }
    return rules.ignores(PathText.joined(project.inputPath, relative), isFolder: isFolder)
  }

  private func passesOver(_ name: String, at relative: String, _ rules: IgnoreRules) -> Bool {
    guard let project else { return true }
    return rules.passesOver(name, at: PathText.joined(project.inputPath, relative))
  }

  private mutating func fail(_ error: FileError) {
    isFruitful = true
    errors.append(error)
  }

  private mutating func visitFolder(_ folder: Folder, name: String) {
    if PathText.hasExtension(CatalogFolder.catalogExtension, name)
      || [.image, .color, .icon].contains(CatalogFolderKind(ofName: name))
    {
      isFruitful = true
      catalogs.append(
        CatalogFolder(path: folder.path, relativePath: folder.relative).found(in: root))
    } else if PathText.hasExtension(".icon", name),
      FileIdentity.of(PathText.joined(folder.path, "icon.json")) != nil
    {
      isFruitful = true
      files.append(AssetFile(path: folder.path, relativePath: folder.relative).found(in: root))
      iconBundles.insert(CatalogWalk.stem(name))
      if listsOthers { addOthers(below: folder.path, folder.relative) }
    } else {
      open.append(folder)
    }
  }

  private mutating func addOthers(below path: String, _ relative: String) {
    let tree = FileTree(below: path, within: root, passingOver: outputFolder)
    errors += tree.errors
    others += tree.paths.map { found in
      let tail = String(Substring(found.utf8.dropFirst(path.utf8.count + 1)))
      return AssetFile(path: found, relativePath: PathText.joined(relative, tail)).found(in: root)
    }
  }

  /// How names of pictures end that no reader of ours takes.
  private static let unreadEndings = [
    ".heic", ".heif", ".webp", ".avif", ".gif", ".tiff", ".tif", ".bmp", ".eps", ".ai", ".psd",
  ]

  /// Whether a folder of that name is the project's own.
  static func isWalked(_ name: String) -> Bool { !skipped.contains(name) }

  /// Whether a folder is Xcode's for stickers, which no widget shows.
  static func holdsStickers(_ name: String) -> Bool {
    [".xcstickers", ".stickerpack", ".sticker", ".stickersequence", ".stickersiconset"]
      .contains { PathText.hasExtension($0, name) }
  }

  /// What tools put into a project's folder: copies, and the art of others.
  private static let skipped: Set<String> = [
    "Carthage", "DerivedData", "Pods", "build", "node_modules",
  ]
}
