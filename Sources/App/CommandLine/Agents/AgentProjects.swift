// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Synchronization
internal import Vibrancy
internal import VibrancyAgents
internal import VibrancySystem

/// The projects that agents ask about, and what the arguments of their calls mean.
final class AgentProjects: Sendable {
  /// What a call is about.
  struct Subject: Sendable {
    /// The project.
    let project: AgentProject
    /// The file or folder that was named; the project's folder where none was.
    let place: AgentRoots.Place
    /// The text that stands for the file.
    let text: AgentProject.UnsavedText?
    /// `true` if the place is a Swift file.
    let isSource: Bool

    /// The place, from its root.
    var shownPath: String { PathBelow.relative(place.path, to: place.root) }
  }

  /// Opens inputs and draws them.
  let simulator: Simulator
  /// The wallpapers, each drawn once.
  let backdrops = BackdropCache()
  private let seconds: Double
  private let open = Mutex<[AgentRoots.Place: AgentProject]>([:])

  /// The most projects that stay in memory.
  private static let mostOpen = 4

  /// None yet.
  ///
  /// - Parameter seconds: The processor time that the sources of a project may take in one call.
  init(seconds: Double) {
    self.seconds = seconds
    simulator = Simulator()
  }

  /// The parameters that name what a call is about.
  static let path = ToolParameter(
    "path",
    help:
      "a file or folder below the roots, relative to a root or absolute; default: the first root")
  static let text = ToolParameter(
    "text",
    help: "the whole text of the Swift file at 'path' as it is in the editor; nothing is written")
  static let project = ToolParameter(
    "project",
    help:
      "the folder of the project that the file belongs to; default: its Git work tree's top or the "
      + "folder of its project file")

  /// What the arguments of a call name.
  func subject(
    of arguments: [String: String], within roots: AgentRoots
  ) throws(ToolFailure) -> Subject {
    let place = try roots.place(of: arguments["path"])
    let isFolder = FileSystem.isFolder(place.path)
    let isSource = !isFolder && place.path.lowercased().hasSuffix(".swift")
    var text: AgentProject.UnsavedText?
    if let unsaved = arguments["text"] {
      guard isSource, arguments["path"] != nil else {
        throw ToolFailure("'text' stands for a Swift file; name that file as 'path'")
      }
      text = AgentProject.UnsavedText(path: place.path, bytes: Array(unsaved.utf8))
    }
    var folder = isFolder ? place.path : AgentProject.projectRoot(of: place)
    if let named = arguments["project"] {
      let named = try roots.place(of: named)
      guard FileSystem.isFolder(named.path) else {
        throw ToolFailure("'project' is not a folder; name the folder of a project")
      }
      guard place.path == named.path || place.path.hasPrefix(named.path + "/") else {
        throw ToolFailure("'path' does not lie in 'project'; leave 'project' out")
      }
      folder = named.path
    }
    let isFixed = isFolder || arguments["project"] != nil
    let project = open.withLock { open in
      // A file belongs to a larger project, too, and one that was read is there at once.
      let around = open.keys.filter { $0.root == place.root && place.path.hasPrefix($0.path + "/") }
      let own = AgentRoots.Place(path: folder, root: place.root)
      let key = isFixed ? own : around.max { $0.path.count < $1.path.count } ?? own
      if let known = open[key] { return known }
      if open.count >= Self.mostOpen { open = [:] }
      let new = AgentProject(key, simulator: simulator, seconds: seconds)
      open[key] = new
      return new
    }
    return Subject(project: project, place: place, text: text, isSource: isSource)
  }
}
