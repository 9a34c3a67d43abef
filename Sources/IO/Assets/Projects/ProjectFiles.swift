// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem
package import VibrancyVocabulary

/// What the project files below a folder say of its targets: those of Xcode, and XcodeGen's
/// where there is no project of Xcode's beside them.
package enum ProjectFiles {
  /// The targets, by the paths of their files, and a line for each thing that was not understood;
  /// the line begins with the file's path below the root.
  package static func targets(
    of search: SourceSearch
  ) -> (targets: [ProjectTarget], notes: [String]) {
    var (targets, notes): ([ProjectTarget], [String]) = ([], [])
    func note(_ texts: [String], of file: SourceSearch.File) {
      notes += texts.map { VisibleText.of("\(file.relativePath): \($0)") }
    }
    var answered: Set<String> = []
    var products: [String: String] = [:]
    for file in search.projectFiles where file.isXcodeProject {
      let found = read(file, products: &products)
      targets += found.targets
      note(found.notes, of: file)
      let folder = PathBelow.folder(PathBelow.folder(file.relativePath))
      if !found.targets.isEmpty { answered.insert(folder) }
    }
    // A project knows what it links from another by its product alone.
    let names = Set(targets.map(\.name))
    for index in targets.indices {
      targets[index].dependencies = targets[index].dependencies.map {
        names.contains($0) ? $0 : products[$0] ?? $0
      }
    }
    let specs = search.projectFiles.filter {
      !$0.isXcodeProject && !answered.contains(PathBelow.folder($0.relativePath))
    }
    if specs.isEmpty { return (targets, notes) }
    let files = search.sources.map(\.relativePath) + search.catalogs
    var included: Set<String> = []
    let found = specs.map { read(spec: $0, files: files, included: &included) }
    for (file, found) in zip(specs, found) where !included.contains(file.relativePath) {
      targets += found.targets
      note(found.notes, of: file)
    }
    return (targets, notes)
  }

  /// What the bytes of a `project.pbxproj` say; of what is not a project, a note why.
  ///
  /// - Parameter path: Where it is, below the root.
  package static func targets(
    inXcodeProject bytes: [UInt8], path: String
  ) -> (targets: [ProjectTarget], notes: [String]) {
    var products: [String: String] = [:]
    return targets(inXcodeProject: bytes, path: path, products: &products) { _ in nil }
  }

  private static func targets(
    inXcodeProject bytes: [UInt8], path: String, products: inout [String: String],
    read: @escaping (String) -> [UInt8]?
  ) -> (targets: [ProjectTarget], notes: [String]) {
    do throws(FileFault) {
      var project = try XcodeProject(bytes, path: path, read: read)
      products.merge(project.products) { first, _ in first }
      return project.targets()
    } catch {
      return ([], [error.description])
    }
  }

  private static func read(
    spec file: SourceSearch.File, files: [String], included: inout Set<String>
  ) -> (targets: [ProjectTarget], notes: [String]) {
    var notes: [String] = []
    var inner: Set = [file.relativePath]
    do throws(FileFault) {
      guard let bytes = bytes(at: file.relativePath, beside: file) else {
        return ([], ["cannot be read, or has more than \(SpecText.mostBytes >> 20) MiB"])
      }
      let root = try XcodeGenSpec.resolved(
        bytes, path: file.relativePath, included: &inner, notes: &notes,
        read: { Self.bytes(at: $0, beside: file) })
      var spec = XcodeGenSpec(root, path: file.relativePath, files: files)
      let found = spec.targets()
      included.formUnion(inner.subtracting([file.relativePath]))
      return (found.targets, notes + found.notes)
    } catch {
      return ([], [error.description])
    }
  }

  private static func bytes(at path: String, beside file: SourceSearch.File) -> [UInt8]? {
    try? SourceSearch.bytes(of: file.other(at: path), limit: SpecText.mostBytes)
  }

  private static func read(
    _ file: SourceSearch.File, products: inout [String: String]
  ) -> (targets: [ProjectTarget], notes: [String]) {
    do throws(FileError) {
      let bytes = try SourceSearch.bytes(of: file, limit: OpenStepList.mostBytes)
      return targets(inXcodeProject: bytes, path: file.relativePath, products: &products) {
        Self.bytes(at: $0, beside: file)
      }
    } catch {
      return ([], [error.reason])
    }
  }
}

/// A folder below the root that a project's paths are meant from.
struct ProjectFolder {
  /// Where a path leads.
  enum Place {
    /// Below the root, as a target's paths are written.
    case inside(String)
    /// Elsewhere on the disk.
    case outside
    /// To what a build makes, or to the system's own.
    case generated
  }

  /// As a target's paths are written.
  let path: String

  /// The most bytes of a path.
  private static let mostBytes = 4096

  /// A folder by its path.
  init(_ path: String) { self.path = path }

  /// Whether a path lies in it.
  func holds(_ other: String) -> Bool {
    path.isEmpty
      || other.utf8.starts(with: path.utf8)
        && other.utf8.dropFirst(path.utf8.count).first == UInt8(ascii: "/")
  }

  /// Where a path leads that is meant from here.
  subscript(_ relative: String) -> Place {
    if relative.isEmpty { return .inside(path) }
    guard relative.utf8.first != UInt8(ascii: "/"),
      path.utf8.count + relative.utf8.count < Self.mostBytes
    else { return .outside }
    let steps = relative.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard steps.contains(where: { $0.isEmpty || $0.first == UInt8(ascii: ".") }) else {
      return .inside(PathText.joined(path, relative))
    }
    var names = path.utf8.split(separator: UInt8(ascii: "/"))
    for name in steps where !name.isEmpty && !name.elementsEqual(".".utf8) {
      if !name.elementsEqual("..".utf8) {
        names.append(name)
      } else if names.popLast() == nil {
        return .outside
      }
    }
    return .inside(names.map { String(Substring($0)) }.joined(separator: "/"))
  }
}

extension ProjectTarget {
  /// The most dependencies and folders of a target that are kept.
  private static let mostNames = 1024

  /// Adds a target or product that it depends on, once; what runs while it is built is none.
  mutating func add(dependency name: String) {
    guard dependencies.count < Self.mostNames, !dependencies.contains(name), name != self.name,
      !name.hasPrefix("plugin:")
    else { return }
    dependencies.append(name)
  }

  /// Adds a source, or what is bundled.
  mutating func add(path: String) {
    if PathText.hasExtension(".swift", path) {
      members.paths.insert(path)
    } else {
      catalogs.paths.insert(path)
    }
  }

  /// Adds all that lies in a folder, sources and the rest.
  mutating func add(folder: String, excluded: [String]) {
    guard members.folders.count < Self.mostNames else { return }
    members.folders.append(folder)
    catalogs.folders.append(folder)
    members.excluded.formUnion(excluded)
    catalogs.excluded.formUnion(excluded)
  }
}

extension PathText {
  /// A file's name without what stands behind its last dot.
  static func stem(_ path: String) -> String {
    let name = lastName(path)
    return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
  }
}
