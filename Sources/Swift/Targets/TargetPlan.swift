// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax
package import VibrancyVocabulary

/// A target that makes widgets: which files are compiled for it, and which catalogs it can show.
package struct TargetPlan {
  /// Its name, or its folder's.
  package let name: String
  /// The folder or project file that says so.
  package let origin: String
  /// The system it is made for.
  package let platform: ProjectTarget.Platform
  /// Its own files, then those of what it is built on.
  package let files: [Int]
  /// The number of these files that are its own.
  package let ownCount: Int
  /// The modules that they are compiled into.
  package let modules: ModuleMap
  /// What the code of each module is compiled under, and last what that of unknown ones is.
  private let conditions: [BuildConditions]
  /// The major version of the oldest system it runs on, if that is known.
  package let deploymentTarget: Int?
  /// The rank of a catalog: its own (0), of what it is built on (1), or of another of the input
  /// (2); `nil`: it cannot show it.
  package let rank: @Sendable (_ catalog: String) -> Int?

  /// Its files as they are compiled for it: the same code for lint and for drawing.
  package func outlined(in library: SourceLibrary) -> [SourceLibrary.Outlined] {
    files.enumerated().map { place, file in
      let module = modules.modules.indices.contains(place) ? modules.modules[place] : 0
      let own = module.flatMap { conditions.indices.contains($0) ? conditions[$0] : nil }
      return library.outlined(file, own ?? conditions.last)
    }
  }

  fileprivate init(
    name: String, origin: String, platform: ProjectTarget.Platform, files: [Int], ownCount: Int,
    modules: ModuleMap, conditions: [BuildConditions], deploymentTarget: Int? = nil,
    rank: @escaping @Sendable (_ catalog: String) -> Int?
  ) {
    (self.name, self.origin, self.platform, self.files) = (name, origin, platform, files)
    (self.ownCount, self.modules, self.conditions) = (ownCount, modules, conditions)
    (self.deploymentTarget, self.rank) = (deploymentTarget, rank)
  }
}

/// Finds the targets that make widgets: by project files, else by folders.
package struct TargetPlans {
  private static let roots: Set<String> = [
    "Widget", "WidgetBundle", "ControlWidget", "CLKComplicationDataSource",
  ]
  private static let kinds: Set<ProjectTarget.Kind> = [.app, .watchApp, .appExtension]

  let library: SourceLibrary
  let projects: [ProjectTarget]
  let isScopeName: (String) -> Bool
  private let paths: [String]
  /// `true` for each path in a folder of tests; what lies above its package says nothing of its
  /// files.
  private let isTest: [Bool]
  /// The modules that the input has, or that its targets link: what `canImport` finds.
  private let importable: Set<String>

  /// Reads the targets of an input.
  package init(
    _ library: SourceLibrary, projects: [ProjectTarget], isScopeName: @escaping (String) -> Bool
  ) {
    (self.library, self.isScopeName) = (library, isScopeName)
    paths = library.paths
    let packages = PackageManifest.folders(in: library)
    isTest = paths.map { path in
      guard PathNames.isTest(path) else { return false }
      let package = packages.filter { PathNames.isPath(path, in: $0) }.max { $0.count < $1.count }
      return PathNames.isTest(String(path.dropFirst(package?.count ?? 0)))
    }
    let all = projects + PackageManifest.targets(in: library)
    self.projects = all
    importable = all.reduce(into: []) { names, target in
      for name in target.dependencies + [target.name] { names.insert(ModuleMap.identifier(name)) }
    }
  }

  /// The files in folders of tests that have widgets which are of no target.
  package func leftAsTests(_ plans: [TargetPlan]) -> [String] {
    let judged = plans.reduce(into: Set<Int>()) { $0.formUnion($1.files) }
    return paths.indices.filter { isTest[$0] && !judged.contains($0) && holdsRoot($0) }
      .map { paths[$0] }
  }

  /// All of them, by origin and name.
  package func plans() -> [TargetPlan] {
    let all = paths.indices.filter { holdsRoot($0) }
    // What a project lists is built, whatever its folder is called.
    let roots = all.filter { !isTest[$0] }
    var plans: [TargetPlan] = []
    var covered: Set<Int> = []
    let owners = projects.filter { Self.kinds.contains($0.kind) }
    for target in owners {
      let own = paths.indices.filter { target.members.contains(paths[$0]) }
      let mine = Set(own).intersection(all)
      guard !mine.isEmpty else { continue }
      covered.formUnion(mine)
      for platform in platforms(of: target, files: Array(mine)) {
        plans.append(plan(target, own, platform))
      }
    }
    // Libraries that hold widgets are built into one of these targets.
    let libraries = projects.filter { $0.kind == .library }
    covered.formUnion(
      roots.filter { root in
        !plans.isEmpty && libraries.contains { $0.members.contains(paths[root]) }
      })
    // What a project leaves out of a folder of which it builds the rest is not built.
    let built = Set(covered.map { PathNames.folder(of: paths[$0]) })
    let left = roots.filter {
      !covered.contains($0) && !built.contains(PathNames.folder(of: paths[$0]))
    }
    return plans + folders(of: left.filter { makesTarget($0, roots) })
  }

  /// Returns `true` if a file makes its folder a target: one that is named for widgets, or that
  /// holds a widget which no bundle elsewhere lists and which is more than a Live Activity or a
  /// control.
  private func makesTarget(_ root: Int, _ roots: [Int]) -> Bool {
    let folder = PathNames.folder(of: paths[root])
    if PathNames.outermost(of: folder, where: isScopeName) != nil { return true }
    let file = library.outlined(root, nil)
    var names: Set<String> = []
    if library.fault(in: root) != nil {
      for type in file.source.declaredTypes {
        if type.inherited.contains("WidgetBundle")
          || type.inherited.contains("CLKComplicationDataSource")
        {
          return true
        }
        if type.inherited.contains("Widget") { names.insert(type.name) }
      }
    }
    for declaration in file.declarations {
      guard case .type = declaration.kind else { continue }
      let isOther =
        declaration.inherited.contains("ControlWidget")
        || declaration.brace.map { Self.mentions("ActivityConfiguration", file.source, $0) }
          ?? false
      if declaration.inherited.contains("Widget"), !isOther { names.insert(declaration.name) }
      if declaration.inherited.contains("WidgetBundle")
        || declaration.inherited.contains("CLKComplicationDataSource")
        || declaration.attribute("main") != nil
      {
        return true
      }
    }
    guard !names.isEmpty else { return false }
    return !roots.contains { other in
      guard other != root, PathNames.folder(of: paths[other]) != folder else { return false }
      let file = library.outlined(other, nil)
      return file.declarations.contains { declaration in
        declaration.inherited.contains("WidgetBundle")
          && declaration.brace.map { brace in
            names.contains { Self.mentions($0, file.source, brace) }
          } ?? false
      }
    }
  }

  /// Returns `true` if a word stands between braces.
  private static func mentions(_ word: String, _ source: Source, _ brace: Int) -> Bool {
    source.inside(brace).contains { source.token($0).kind == .word && source.text($0) == word }
  }

  private func holdsRoot(_ index: Int) -> Bool {
    guard library.mentions(index, "Widget") || library.mentions(index, "CLKComplicationDataSource")
    else { return false }
    let file = library.outlined(index, nil)
    if Self.holdsRoot(file.declarations) { return true }
    // Missing brackets hide types in bodies.
    return library.fault(in: index) != nil
      && file.source.declaredTypes.contains { !Self.roots.isDisjoint(with: $0.inherited) }
  }

  private static func holdsRoot(_ declarations: [Declaration]) -> Bool {
    declarations.contains { declaration in
      guard case .type = declaration.kind else { return false }
      return !roots.isDisjoint(with: declaration.inherited) || holdsRoot(declaration.members)
    }
  }

  private func platforms(of target: ProjectTarget, files: [Int]) -> [ProjectTarget.Platform] {
    let known = ProjectTarget.Platform.allCases.filter {
      target.platforms.contains($0) && $0 != .tvOS
    }
    if known.contains(.iOS) { return [.iOS] + known.filter { $0 == .watchOS } }
    return known.isEmpty ? [guess(files, name: target.name)] : Array(known.prefix(1))
  }

  /// The platform of files that no project lists.
  private func guess(_ files: [Int], name: String) -> ProjectTarget.Platform {
    if PathNames.isWatch(name) { return .watchOS }
    if files.contains(where: {
      library.mentions($0, "import WatchKit") || library.mentions($0, "CLKComplicationDataSource")
    }) {
      return .watchOS
    }
    if files.allSatisfy({
      library.mentions($0, "accessoryCorner") && !library.mentions($0, "system")
    }) {
      return .watchOS
    }
    // What is compiled for a watch alone.
    if files.contains(where: { holdsRoot($0, on: .watchOS) }),
      !files.contains(where: { holdsRoot($0, on: .iOS) })
    {
      return .watchOS
    }
    return .iOS
  }

  /// Whether a file declares a widget where it is compiled for a platform.
  private func holdsRoot(_ file: Int, on platform: ProjectTarget.Platform) -> Bool {
    let conditions = BuildConditions(platform: platform, modules: importable)
    return Self.holdsRoot(library.outlined(file, conditions).declarations)
  }

  private func plan(
    _ target: ProjectTarget, _ own: [Int], _ platform: ProjectTarget.Platform
  ) -> TargetPlan {
    let used = dependencies(of: target)
    var files = own
    var modules = [Int?](repeating: 0, count: own.count)
    var seen = Set(own)
    for (module, library) in used.enumerated() {
      for index in paths.indices where library.members.contains(paths[index]) {
        guard seen.insert(index).inserted else { continue }
        files.append(index)
        modules.append(module + 1)
      }
    }
    let knowsCatalogs = !target.catalogs.isEmpty
    let others = projects
    return TargetPlan(
      name: target.name, origin: target.projectFile, platform: platform, files: files,
      ownCount: own.count,
      modules: ModuleMap(modules: modules, names: [target.name] + used.map(\.name)),
      conditions: ([target] + used).map { conditions($0, platform) },
      deploymentTarget: target.deploymentTarget
    ) { catalog in
      if target.catalogs.contains(catalog) || target.members.contains(catalog) { return 0 }
      if used.contains(where: { $0.catalogs.contains(catalog) || $0.members.contains(catalog) }) {
        return 1
      }
      // Where the project names no catalog of the target's, any may be it.
      if !knowsCatalogs || !others.contains(where: { $0.catalogs.contains(catalog) }) { return 2 }
      return nil
    }
  }

  private func conditions(
    _ target: ProjectTarget, _ platform: ProjectTarget.Platform
  ) -> BuildConditions {
    BuildConditions(
      platform: platform, flags: target.flags(for: platform), modules: importable)
  }

  /// The libraries that a target is built on, all the way down.
  private func dependencies(of target: ProjectTarget) -> [ProjectTarget] {
    var found: [ProjectTarget] = []
    var seen: Set<String> = [target.name]
    var open = target.dependencies
    while let name = open.popLast(), found.count < 400 {
      guard seen.insert(name).inserted else { continue }
      for next in projects where next.name == name && next.kind == .library {
        found.append(next)
        open += next.dependencies
      }
    }
    return found.sorted { $0.name < $1.name }
  }

  /// Targets of files that no project lists: one folder each.
  private func folders(of roots: [Int]) -> [TargetPlan] {
    var folders: [String: [Int]] = [:]
    for root in roots {
      let folder = PathNames.folder(of: paths[root])
      folders[PathNames.outermost(of: folder, where: isScopeName) ?? folder, default: []].append(
        root)
    }
    // A folder inside of another is a part of that target.
    let names = folders.keys.filter { name in
      !folders.keys.contains { $0 != name && PathNames.isPath(name, in: $0) }
    }.sorted()
    let known = Set(names)
    return names.map { name in
      let mine = folders.filter { PathNames.isPath($0.key, in: name) }.flatMap(\.value)
      return plan(folder: name, roots: mine, among: known)
    }
  }

  /// - Parameter folders: Those of all targets, of which none lies in another.
  private func plan(folder: String, roots: [Int], among folders: Set<String>) -> TargetPlan {
    let own = paths.indices.filter { PathNames.isPath(paths[$0], in: folder) }
    // Modules are not known: whatever is reached by name may be one's own.
    let rest = paths.indices.filter {
      !PathNames.isPath(paths[$0], in: folder) && !isTest[$0]
    }
    let platform = guess(roots, name: folder)
    let isWatch = platform == .watchOS
    return TargetPlan(
      name: folder.split(separator: "/").last.map(String.init) ?? folder, origin: folder,
      platform: platform, files: own + rest, ownCount: own.count,
      modules: ModuleMap(
        modules: [Int?](repeating: 0, count: own.count) + [Int?](repeating: nil, count: rest.count)),
      conditions: [BuildConditions(platform: platform, modules: importable)]
    ) { catalog in
      if PathNames.isPath(catalog, in: folder) { return 0 }
      // A watch and a phone share no bundle.
      guard PathNames.isWatch(PathNames.folder(of: catalog)) == isWatch else { return nil }
      return PathNames.folders(above: catalog).contains { folders.contains($0) } ? 2 : 1
    }
  }
}
