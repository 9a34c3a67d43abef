// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax
package import VibrancyVocabulary

/// The targets of Swift packages, as far as their manifests name them in plain.
package enum PackageManifest {
  /// All libraries of all packages in the input, by target and by product.
  package static func targets(in library: SourceLibrary) -> [ProjectTarget] {
    var targets: [ProjectTarget] = []
    for (index, path) in library.paths.enumerated() where isManifest(path) {
      let source = library.outlined(index, nil).source
      let folder = PathNames.folder(of: path)
      targets += placed(
        Self.targets(of: source, in: folder, path: path), in: folder, library.paths)
      if targets.count > 2000 { break }
    }
    return targets
  }

  /// Targets of a package: the only one may have its files in `Sources` itself (SwiftPM 5.9).
  private static func placed(
    _ targets: [ProjectTarget], in folder: String, _ paths: [String]
  ) -> [ProjectTarget] {
    let own = targets.indices.filter { !targets[$0].members.folders.isEmpty }
    guard own.count == 1, let place = targets[own[0]].members.folders.first,
      !paths.contains(where: { PathNames.isPath($0, in: place) })
    else { return targets }
    let sources = folder.isEmpty ? "Sources" : folder + "/Sources"
    var placed = targets
    placed[own[0]].members = ProjectTarget.Members(folders: [sources])
    placed[own[0]].catalogs = placed[own[0]].members
    return placed
  }

  /// The folders of all packages in the input.
  static func folders(in library: SourceLibrary) -> [String] {
    library.paths.filter(isManifest).map(PathNames.folder)
  }

  private static func isManifest(_ path: String) -> Bool {
    path == "Package.swift" || path.hasSuffix("/Package.swift")
  }

  private static func targets(of source: Source, in folder: String, path: String) -> [ProjectTarget]
  {
    var targets: [ProjectTarget] = []
    // Products whose targets are computed.
    var open: [Int] = []
    for index in source.tokens.indices where source.token(index).isMark(".") {
      guard source.token(index + 2).isMark("("), source.token(index + 1).isName else { continue }
      let kind = source.text(index + 1)
      guard ["target", "executableTarget", "library"].contains(kind) else { continue }
      var parser = ExpressionParser(source, 0..<0)
      let arguments = parser.arguments(source.inside(index + 2))
      guard case .text(let pieces)? = arguments.first(where: { $0.label == "name" })?.value,
        case .literal(let name)? = pieces.first
      else { continue }
      var target = ProjectTarget(name: name, kind: .library, projectFile: path)
      if kind == "library" {
        if let listed = names(arguments.first { $0.label == "targets" }?.value, source) {
          target.dependencies = listed
        } else {
          open.append(targets.count)
        }
      } else {
        target.dependencies =
          names(arguments.first { $0.label == "dependencies" }?.value, source) ?? []
        var place = "Sources/\(name)"
        if case .text(let pieces)? = arguments.first(where: { $0.label == "path" })?.value,
          case .literal(let own)? = pieces.first
        {
          place = own
        }
        let whole = folder.isEmpty ? place : place == "." ? folder : "\(folder)/\(place)"
        target.flags = Self.flags(arguments.first { $0.label == "swiftSettings" }?.value, source)
        // Documented: SwiftPM sets it for each target.
        target.flags.insert(ProjectTarget.BuildFlag("SWIFT_PACKAGE"))
        target.members = ProjectTarget.Members(folders: [whole])
        target.catalogs = target.members
      }
      targets.append(target)
    }
    // They have all of the package.
    let all = targets.filter { !$0.members.folders.isEmpty }.map(\.name)
    for index in open { targets[index].dependencies = all }
    return targets
  }

  /// The flags of `.define("FLAG")` in a list of settings, or in the constant that holds the list;
  /// those of debugging alone are left out.
  private static func flags(_ value: Expression?, _ source: Source) -> Set<ProjectTarget.BuildFlag>
  {
    if case .infix("+", let first, let second, _)? = value {
      return flags(first, source).union(flags(second, source))
    }
    var listed = value
    if case .name(let name, _)? = value { listed = constant(name, source) }
    guard case .list(let elements)? = listed else { return [] }
    return Set(elements.prefix(256).compactMap(flag))
  }

  private static func flag(_ element: Expression) -> ProjectTarget.BuildFlag? {
    guard case .call(.member(_, "define", _), let arguments, _) = element,
      case .text(let pieces)? = arguments.first?.value, case .literal(let name)? = pieces.first
    else { return nil }
    guard arguments.count > 1,
      case .call(.member(_, "when", _), let conditions, _) = arguments[1].value
    else { return ProjectTarget.BuildFlag(name) }
    var platforms: Set<ProjectTarget.Platform> = []
    for condition in conditions {
      if condition.label == "configuration", case .member(_, "debug", _) = condition.value {
        return nil
      }
      guard condition.label == "platforms", case .list(let listed) = condition.value else {
        continue
      }
      for one in listed {
        guard case .member(_, let name, _) = one else { continue }
        for platform in ProjectTarget.Platform.allCases
        where platform.compilerNames.contains(name) {
          platforms.insert(platform)
        }
      }
      // Systems that no widget runs on.
      if platforms.isEmpty { return nil }
    }
    return ProjectTarget.BuildFlag(name, platforms: platforms)
  }

  /// The list that a constant of the manifest holds: `let settings: [SwiftSetting] = […]`.
  private static func constant(_ name: String, _ source: Source) -> Expression? {
    for index in source.tokens.indices
    where source.isWord("let", at: index) && source.text(index + 1) == name {
      for start in (index + 2)..<min(index + 12, source.tokens.count)
      where source.token(start).isMark("=") && source.token(start + 1).isMark("[") {
        var parser = ExpressionParser(
          source, (start + 1)..<min(source.close(start + 1) + 1, source.tokens.count))
        return parser.expression()
      }
    }
    return nil
  }

  /// Names in a list of texts and of calls such as `.product(name: "A", package: "B")`, in the constant
  /// that holds the list, or in several that are added; `nil`: it is none of these.
  private static func names(_ value: Expression?, _ source: Source) -> [String]? {
    if case .infix("+", let first, let second, _)? = value {
      return (names(first, source) ?? []) + (names(second, source) ?? [])
    }
    var listed = value
    if case .name(let name, _)? = value { listed = constant(name, source) }
    guard case .list(let elements)? = listed else { return nil }
    return elements.compactMap { element in
      switch element {
      case .text(let pieces):
        if case .literal(let name)? = pieces.first { return name }
        return nil
      case .call(_, let arguments, _):
        guard case .text(let pieces)? = arguments.first?.value,
          case .literal(let name)? = pieces.first
        else { return nil }
        return name
      case .number, .integer, .truth, .nothing, .name, .member, .element, .closure, .list, .pairs,
        .tuple,
        .prefix, .infix, .choice, .branches, .keyPath, .cast, .test, .suffix, .operation,
        .availability, .unknown:
        return nil
      }
    }
  }
}
