// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A target as a project file describes it: what it is, and which files make it.
///
/// All paths are below the folder that was searched, with `/` between names, without `.`, `..` and
/// a final `/`; the empty path is that folder itself. They are what the project file says: nothing
/// may be there.
package struct ProjectTarget: Sendable, Hashable {
  /// The kind of product that is built.
  package enum Kind: Sendable, Hashable {
    /// An app for iPhone, iPad, Mac, Apple TV or Apple Vision Pro.
    case app
    /// An app for Apple Watch.
    case watchApp
    /// An extension of an app, as every widget is one; also of a watch app.
    case appExtension
    /// A framework, a static or dynamic library.
    case library
    /// Unit or UI tests.
    case test
    /// A command line tool, an aggregate and whatever else.
    case other
  }

  /// A system that code is compiled for.
  package enum Platform: String, Sendable, Hashable, CaseIterable {
    /// iPhone and iPad.
    case iOS
    /// Apple Watch.
    case watchOS
    /// The Mac.
    case macOS
    /// Apple Vision Pro.
    case visionOS
    /// Apple TV.
    case tvOS
  }

  /// Its name.
  package var name: String
  /// The kind of product that is built.
  package var kind: Kind
  /// The systems it is compiled for; empty if that is not known.
  package var platforms: Set<Platform>
  /// Its Swift files.
  package var members: Members
  /// The asset catalogs that it bundles, and loose files beside them.
  package var catalogs: Members
  /// Names of the targets and products that it links or depends on, each once.
  package var dependencies: [String]
  /// The major version of the oldest system that it runs on, of its first platform in the order of
  /// `Platform`; `nil` if that is not known.
  package var deploymentTarget: Int?
  /// The name of its app icon in a catalog (`ASSETCATALOG_COMPILER_APPICON_NAME`).
  package var appIcon: String?
  /// The flags that its code is compiled with where it ships (`SWIFT_ACTIVE_COMPILATION_CONDITIONS`).
  package var flags: Set<BuildFlag> = []
  /// The file that says all this.
  package var projectFile: String

  /// A target of which all is said but what its file may leave out.
  package init(
    name: String, kind: Kind, platforms: Set<Platform> = [], members: Members = Members(),
    catalogs: Members = Members(), dependencies: [String] = [], deploymentTarget: Int? = nil,
    appIcon: String? = nil, projectFile: String
  ) {
    (self.name, self.kind, self.platforms) = (name, kind, platforms)
    (self.members, self.catalogs, self.dependencies) = (members, catalogs, dependencies)
    (self.deploymentTarget, self.appIcon) = (deploymentTarget, appIcon)
    self.projectFile = projectFile
  }

  /// The files that belong to a target: named one by one, or as all that lies in a folder.
  package struct Members: Sendable, Hashable {
    /// Files, and folders that are one thing such as a catalog.
    package var paths: Set<String>
    /// Folders whose contents belong to it, at any depth.
    package var folders: [String]
    /// Files and folders inside `folders` that do not; they say nothing about `paths`.
    package var excluded: Set<String>

    /// Members; none unless some are named.
    package init(
      paths: Set<String> = [], folders: [String] = [], excluded: Set<String> = []
    ) {
      (self.paths, self.folders, self.excluded) = (paths, folders, excluded)
    }

    /// `true` if there can be none.
    package var isEmpty: Bool { paths.isEmpty && folders.isEmpty }

    /// Returns `true` if a file or folder belongs: it or a folder above it is named, or lies in one
    /// of the folders and neither it nor a folder above it is excluded.
    ///
    /// - Parameter path: As the paths of a target are written.
    /// - Complexity: A look-up for each name in the path, and a comparison for each folder.
    package func contains(_ path: String) -> Bool {
      if Self.holds(paths, path) { return true }
      guard folders.contains(where: { Self.lies(path, in: $0) }) else { return false }
      return !Self.holds(excluded, path)
    }

    private static func holds(_ named: Set<String>, _ path: String) -> Bool {
      if named.isEmpty { return false }
      if named.contains(path) { return true }
      return path.utf8.indices.contains { end in
        path.utf8[end] == UInt8(ascii: "/") && named.contains(String(path[..<end]))
      }
    }

    private static func lies(_ path: String, in folder: String) -> Bool {
      if folder.utf8.isEmpty { return true }
      guard path.utf8.starts(with: folder.utf8) else { return false }
      let rest = path.utf8.dropFirst(folder.utf8.count)
      return rest.isEmpty || rest.first == UInt8(ascii: "/")
    }
  }
}

extension ProjectTarget {
  /// A flag that `#if` asks for.
  package struct BuildFlag: Sendable, Hashable {
    /// Its name.
    package let name: String
    /// The systems that it is set for; empty: all.
    package let platforms: Set<Platform>

    /// A flag, of all systems unless some are named.
    package init(_ name: String, platforms: Set<Platform> = []) {
      (self.name, self.platforms) = (name, platforms)
    }
  }

  /// The names of the flags that are set for a system.
  package func flags(for platform: Platform) -> Set<String> {
    Set(flags.filter { $0.platforms.isEmpty || $0.platforms.contains(platform) }.map { $0.name })
  }
}

extension ProjectTarget.Platform {
  /// The names of the platform in `#if os(…)` and `#available(…)`.
  package var compilerNames: [String] {
    switch self {
    case .iOS: ["iOS"]
    case .watchOS: ["watchOS"]
    case .macOS: ["macOS", "OSX"]
    case .visionOS: ["visionOS", "xrOS"]
    case .tvOS: ["tvOS"]
    }
  }
}
