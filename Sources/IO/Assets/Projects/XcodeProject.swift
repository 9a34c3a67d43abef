// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem
internal import VibrancyVocabulary

/// The objects of an Xcode project, and the targets they make.
///
/// An object is a table with a name that others refer to. Files lie in groups, whose paths make
/// theirs; a target has build phases, which list files; since Xcode 16 also folders, with
/// exceptions. What refers to nothing is passed over, and whatever the project says, the work is
/// bounded: a hostile one may list a file in a million phases, or a phase in as many targets.
struct XcodeProject {
  typealias Index = OpenStepList.Index

  /// The most targets of a project: large ones have a hundred.
  static let mostTargets = 4096
  /// The most steps, each for a file, a reference or a setting: large projects need 30 000.
  static let mostSteps = 1 << 19
  /// The most bytes of the paths of all members, and groups in one another.
  static let (mostPathBytes, mostDepth) = (32 << 20, 64)

  private let list: OpenStepList
  private let folder: ProjectFolder
  private let path: String
  /// Objects by the hash of their names.
  private var objects: [UInt64: Index] = [:]
  /// The group that a file, folder or group lies in.
  private var groups: [Index: Index] = [:]
  private var places: [Index: ProjectFolder.Place] = [:]
  /// Targets by what they build.
  private var builders: [Index: String] = [:]
  private var settings: [Index: BuildSettings] = [:]
  private var settingsFiles: [String: BuildSettings] = [:]
  private let read: (String) -> [UInt8]?
  private var (stepsLeft, bytesLeft) = (Self.mostSteps, Self.mostPathBytes)
  private var outside: Set<Index> = []
  private var isNestedTooDeep = false

  /// Reads the `project.pbxproj` at a path below the root, where `read` gives other files' bytes.
  ///
  /// - Throws: Why it is none.
  init(
    _ bytes: [UInt8], path: String, read: @escaping (String) -> [UInt8]?
  ) throws(FileFault) {
    list = try OpenStepList(bytes)
    (self.path, self.read) = (path, read)
    var folder = ProjectFolder(PathBelow.folder(PathBelow.folder(path)))
    guard let table = list.value("objects", in: list.root),
      let name = list.value("rootObject", in: list.root)
    else {
      throw FileFault("has no objects or no rootObject", at: .line(1), fix: "restore it")
    }
    for key in list.keys(table) { objects[list.hash(key)] = list.value(of: key) }
    if let project = objects[list.hash(name)],
      let inner = list.text("projectDirPath", in: project), case .inside(let path) = folder[inner]
    {
      folder = ProjectFolder(path)
    }
    self.folder = folder
    for object in objects.values.sorted() {
      for child in names("children", in: object) {
        if let child = objects[list.hash(child)], groups[child] == nil { groups[child] = object }
      }
      if let product = reference("productReference", in: object) {
        builders[product] = list.text("name", in: object)
      }
    }
  }

  /// Targets by the names of what they build.
  var products: [String: String] {
    let named = builders.compactMap { product, name in
      list.text("path", in: product).map { (PathText.stem($0), name) }
    }
    return Dictionary(named, uniquingKeysWith: { min($0, $1) })
  }

  /// Its targets, in its own order, and what was not understood.
  mutating func targets() -> (targets: [ProjectTarget], notes: [String]) {
    guard let root = list.value("rootObject", in: list.root).flatMap({ objects[list.hash($0)] })
    else { return ([], ["has no project among its objects; restore it"]) }
    let ofProject = buildSettings(of: root)
    let all = referred("targets", in: root)
    var found = all.prefix(Self.mostTargets).map { target($0, ofProject: ofProject) }
    let additions = additions()
    for (index, object) in zip(found.indices, all) {
      for path in additions[object] ?? [] { found[index].add(path: path) }
    }
    let notes = [
      (all.isEmpty, "has no targets"),
      (all.count > Self.mostTargets, "has more than \(Self.mostTargets) targets; reads no others"),
      (stepsLeft <= 0 || bytesLeft <= 0, "lists more files than are taken; reads no others"),
      (isNestedTooDeep, "has groups in a circle, or more than \(Self.mostDepth) in one another"),
      (
        !outside.isEmpty, "lists \(outside.count) outside of the folder that was searched, left out"
      ),
    ].filter(\.0).map(\.1)
    return (found, notes)
  }
}

extension XcodeProject {
  private mutating func target(_ object: Index, ofProject: BuildSettings) -> ProjectTarget {
    let own = buildSettings(of: object)
    let type = ProductType(list.text("productType", in: object) ?? "")
    let platforms =
      type.platforms ?? own.platforms ?? ofProject.platforms ?? own.likelyPlatforms
      ?? ofProject.likelyPlatforms ?? []
    var target = ProjectTarget(
      name: list.text("name", in: object) ?? "", kind: type.kind(on: platforms),
      platforms: platforms, projectFile: path)
    let settings = own.adding(ofProject)
    target.deploymentTarget = settings.deploymentTarget(platforms)
    target.appIcon = settings.appIcon
    target.flags = settings.flags
    for phase in referred("buildPhases", in: object) { addPhase(phase, to: &target) }
    addFolders(of: object, to: &target)
    addDependencies(of: object, to: &target)
    return target
  }

  private mutating func addPhase(_ phase: Index, to target: inout ProjectTarget) {
    guard let isa = list.value("isa", in: phase) else { return }
    let isSources = list.isText(isa, "PBXSourcesBuildPhase")
    let isResources = list.isText(isa, "PBXResourcesBuildPhase")
    let isLinked = list.isText(isa, "PBXFrameworksBuildPhase")
    for file in isSources || isResources || isLinked ? referred("files", in: phase) : [] {
      if isLinked, let name = linkedName(file) { target.add(dependency: name) }
      guard !isLinked, let reference = reference("fileRef", in: file) else { continue }
      let variants = referred("children", in: reference)
      for one in variants.isEmpty ? [reference] : variants {
        guard spend(), let path = placed(one) else { continue }
        let isSwift = PathText.hasExtension(".swift", path)
        let isSource =
          isSwift || PathText.hasExtension(".intentdefinition", path)
          || PathText.hasExtension(".xcdatamodel", path)
        if isSources, isSource { target.members.paths.insert(path) }
        if isResources && !isSwift || PathText.hasExtension(CatalogFolder.catalogExtension, path) {
          target.catalogs.paths.insert(path)
        }
      }
    }
  }

  /// Xcode 16's folders: all that lies in them, but for the exceptions.
  private mutating func addFolders(of object: Index, to target: inout ProjectTarget) {
    for group in referred("fileSystemSynchronizedGroups", in: object) {
      guard let folder = placed(group) else { continue }
      var excluded: [String] = []
      for exceptions in referred("exceptions", in: group)
      where reference("target", in: exceptions) == object {
        excluded += exceptionPaths(exceptions, in: folder)
      }
      target.add(folder: folder, excluded: excluded)
    }
  }

  /// An exception for a target that does not have the folder is a file that it does have.
  private mutating func additions() -> [Index: [String]] {
    var additions: [Index: [String]] = [:]
    for group in objects.values.sorted() {
      for exceptions in referred("exceptions", in: group) {
        guard let target = reference("target", in: exceptions),
          !referred("fileSystemSynchronizedGroups", in: target).contains(group),
          let folder = placed(group)
        else { continue }
        additions[target, default: []] += exceptionPaths(exceptions, in: folder)
      }
    }
    return additions
  }

  private mutating func exceptionPaths(_ exceptions: Index, in folder: String) -> [String] {
    var paths: [String] = []
    for name in names("membershipExceptions", in: exceptions).prefix(max(0, stepsLeft)) {
      guard spend(), let name = list.text(name),
        case .inside(let path) = ProjectFolder(folder)[name]
      else { continue }
      bytesLeft -= path.utf8.count
      paths.append(path)
    }
    return paths
  }

  private mutating func addDependencies(of object: Index, to target: inout ProjectTarget) {
    let products = referred("packageProductDependencies", in: object)
    for one in products + referred("dependencies", in: object) {
      let name =
        list.text("productName", in: one)
        ?? reference("target", in: one).flatMap { list.text("name", in: $0) }
        ?? list.text("name", in: one)
        ?? reference("productRef", in: one).flatMap { list.text("productName", in: $0) }
        ?? reference("targetProxy", in: one).flatMap { list.text("remoteInfo", in: $0) }
      if let name { target.add(dependency: name) }
    }
  }

  /// What a file of a linking phase is called: a target, a package's product or a library; `nil`
  /// for the system's own.
  private func linkedName(_ file: Index) -> String? {
    if let product = reference("productRef", in: file) {
      return list.text("productName", in: product)
    }
    guard let reference = reference("fileRef", in: file) else { return nil }
    if let builder = builders[reference] { return builder }
    if ["SDKROOT", "DEVELOPER_DIR"].contains(list.text("sourceTree", in: reference)) { return nil }
    return list.text("path", in: reference).map { PathText.stem($0) }
  }

  /// Spends some of the steps that reading a project may take.
  ///
  /// - Returns: Whether any are left.
  private mutating func spend(_ steps: Int = 1) -> Bool {
    stepsLeft -= steps
    return stepsLeft > 0 && bytesLeft > 0
  }

  private func reference(_ key: StaticString, in object: Index) -> Index? {
    list.value(key, in: object).flatMap { objects[list.hash($0)] }
  }

  /// The objects that a list of names stands for; each is a step.
  private mutating func referred(_ key: StaticString, in object: Index) -> [Index] {
    let found = names(key, in: object).prefix(max(0, stepsLeft)).compactMap {
      objects[list.hash($0)]
    }
    return spend(found.count) ? found : []
  }

  /// What a list of an object names; not bounded.
  private func names(_ key: StaticString, in object: Index) -> OpenStepList.Values {
    list.elements(list.value(key, in: object))
  }

  /// Where a file or folder is, if it lies below the root; that it lies elsewhere is counted.
  private mutating func placed(_ object: Index) -> String? {
    switch place(of: object, depth: 0) {
    case .inside(let path):
      bytesLeft -= path.utf8.count
      return path
    case .outside:
      outside.insert(object)
      return nil
    case .generated: return nil
    }
  }

  private mutating func place(of object: Index, depth: Int) -> ProjectFolder.Place {
    if let known = places[object] { return known }
    guard depth < Self.mostDepth else {
      isNestedTooDeep = true
      return .generated
    }
    let own = list.text("path", in: object) ?? ""
    var place: ProjectFolder.Place
    switch list.text("sourceTree", in: object) ?? "<group>" {
    case "<group>":
      place = groups[object].map { self.place(of: $0, depth: depth + 1) } ?? .inside(folder.path)
      if case .inside(let outer) = place { place = ProjectFolder(outer)[own] }
    case "SOURCE_ROOT": place = folder[own]
    case "<absolute>": place = .outside
    default: place = .generated
    }
    places[object] = place
    return place
  }

  /// The settings of a target or project, those of the configuration that is built by default
  /// before the others.
  private mutating func buildSettings(of object: Index) -> BuildSettings {
    guard let all = reference("buildConfigurationList", in: object) else { return BuildSettings() }
    if let known = settings[all] { return known }
    let main = list.text("defaultConfigurationName", in: all)
    let configurations = referred("buildConfigurations", in: all).prefix(64).map {
      (isMain: list.text("name", in: $0) == main, index: $0)
    }
    let ordered = configurations.filter(\.isMain) + configurations.filter { !$0.isMain }
    // What ships is built in one configuration: the first that is not for debugging.
    let shipped =
      ordered.firstIndex { one in
        !(list.text("name", in: one.index) ?? "").lowercased().contains("debug")
      } ?? 0
    var found = BuildSettings()
    for (place, one) in ordered.enumerated() {
      var settings = BuildSettings()
      for key in list.keys(list.value("buildSettings", in: one.index)) {
        guard spend() else { break }
        guard let name = list.text(key),
          case let setting = String(name.prefix { $0 != "[" }),
          BuildSettings.known.contains(setting)
        else { continue }
        let value = list.value(of: key)
        if let text = list.text(value) {
          settings.set(written: name, text)
        } else if BuildSettings.flagSettings.contains(setting) {
          let words = list.elements(value).prefix(256).compactMap { list.text($0) }
          settings.set(written: name, words.joined(separator: " "))
        }
      }
      if let path = settingsFile(of: one.index) {
        if settingsFiles[path] == nil, settingsFiles.count < 256 {
          settingsFiles[path] = BuildSettings(file: path, read: read)
        }
        settings.add(settingsFiles[path] ?? BuildSettings())
      }
      found.add(place == shipped ? settings : settings.withoutFlags)
    }
    settings[all] = found
    return found
  }

  /// The file that a configuration is built on.
  private mutating func settingsFile(of configuration: Index) -> String? {
    let folder = reference("baseConfigurationReferenceAnchor", in: configuration)
    guard let object = folder ?? reference("baseConfigurationReference", in: configuration),
      case .inside(let path) = place(of: object, depth: 0)
    else { return nil }
    let name = list.text("baseConfigurationReferenceRelativePath", in: configuration)
    return name.map { PathText.joined(path, $0) } ?? path
  }
}
