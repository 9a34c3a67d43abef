// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAgents
internal import VibrancyAssets
internal import VibrancyFixing
internal import VibrancySyntax
internal import VibrancySystem
internal import VibrancyVocabulary
internal import VibrancyWatching

/// A project that agents ask about: what was read of it stays in memory, and a call reads again no more
/// than what changed since the one before.
actor AgentProject {
  /// The text of a file that is not saved.
  struct UnsavedText: Sendable, Hashable {
    /// Absolute, without links.
    let path: String
    /// The whole file.
    let bytes: [UInt8]

    /// The file with other bytes than on the disk.
    var replacement: ReplacedFiles {
      var files = ReplacedFiles()
      files[path] = bytes
      return files
    }
  }

  /// The widgets of a project, each in every family with every sample.
  struct Listing: Sendable {
    /// The widgets.
    let inputs: [Input]
    /// What should be known of them, one line each.
    let notes: [String]
  }

  /// What changed since something was looked at.
  private enum Changes {
    case known([String])
    case unknown

    mutating func add(_ news: [String]?) {
      guard case .known(let paths) = self, let news else {
        self = .unknown
        return
      }
      self = .known(paths + news)
    }

    /// The paths; `nil`: unknown.
    var paths: [String]? {
      switch self {
      case .known(let paths): paths
      case .unknown: nil
      }
    }

    var isNone: Bool { paths?.isEmpty ?? false }
  }

  private struct Judging {
    var session: LintSession
    var changes = Changes.unknown
  }

  private struct Drawing {
    let settings: SampleSettings
    let unsaved: UnsavedText?
    let listing: Listing
  }

  /// The folder, absolute, without links.
  let folder: String
  private let root: String
  private let simulator: Simulator
  private let query: InputQuery
  private let watch: FolderWatch
  private let readings = RunReadings()
  private var reading: ProjectReading?
  private var changes = Changes.unknown
  /// The widgets as they are saved, and as they were with the last unsaved text.
  private var (saved, unsaved): (Drawing?, Drawing?)
  private var judgings: [String: Judging] = [:]
  private var isJudging = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// The most paths of which a session is kept.
  private static let mostJudgings = 8

  /// Nothing is read yet.
  init(_ place: AgentRoots.Place, simulator: Simulator, seconds: Double) {
    (folder, root, self.simulator) = (place.path, place.root, simulator)
    // Watched before it is looked at: what changes meanwhile is seen.
    watch = FolderWatch([place.path], within: Root(folder: place.root))
    var query = InputQuery(paths: [place.path])
    query.projectRoot = Self.projectRoot(of: place)
    query.sourceBudget = SourceBudget(seconds: seconds)
    query.readings = readings
    self.query = query
  }

  /// The project that a place belongs to, no more than its root.
  static func projectRoot(of place: AgentRoots.Place) -> String {
    let natural = ProjectRoot(of: place.path).path
    return PathBelow.relative(natural, to: place.root).hasPrefix("..") ? place.root : natural
  }

  /// The widgets.
  ///
  /// - Parameters:
  ///   - text: Of a file that is not saved.
  ///   - name: The one that is wanted; `nil`: all.
  func widgets(named name: String? = nil, with text: UnsavedText?) throws(ToolFailure) -> Listing {
    refresh()
    let settings = try sampleSettings()
    if !changes.isNone || reading == nil {
      query.sourceBudget.renew()
      let again = reading.flatMap { reading in
        changes.paths.flatMap { ProjectReading(reading, changed: $0) }
      }
      reading = again ?? SourceTree(folder: folder, query).map { ProjectReading($0) }
      (changes, saved, unsaved) = (.known([]), nil, nil)
    }
    guard let reading else {
      throw ToolFailure("\(shown(folder)): holds no Swift source; name the folder of a project")
    }
    guard let text else {
      if let saved, saved.settings == settings { return saved.listing }
      let listing = listing(of: reading, settings, named: nil)
      saved = Drawing(settings: settings, unsaved: nil, listing: listing)
      return listing
    }
    if let unsaved, unsaved.settings == settings, unsaved.unsaved == text { return unsaved.listing }
    guard
      let edited = ProjectReading(reading, changed: [text.path], replacing: text.replacement)
    else {
      throw ToolFailure(
        "\(shown(text.path)): is not a Swift source of \(shown(folder)); save the file once, or name its "
          + "project's folder as 'project'")
    }
    query.sourceBudget.renew()
    let listing = listing(of: edited, settings, named: name)
    if name == nil { unsaved = Drawing(settings: settings, unsaved: text, listing: listing) }
    return listing
  }

  private func listing(
    of reading: ProjectReading, _ settings: SampleSettings, named name: String?
  ) -> Listing {
    let found = SourceProject(reading, settings)
      .inputs(wanted: name.map { [$0] } ?? [], settings)
    return Listing(
      inputs: found.inputs, notes: (found.notes + found.failures.map { "\($0)" }).map { shown($0) })
  }

  /// Judges a file or folder of the project.
  ///
  /// - Parameters:
  ///   - path: Absolute, without links.
  ///   - text: Of a file that is not saved.
  func report(on path: String, with text: UnsavedText?) async throws(ToolFailure) -> Report {
    await begin()
    defer { end() }
    refresh()
    var request = try request(for: path)
    var judging =
      judgings[path]
      ?? Judging(session: LintSession(limits: simulator.limits, workingDirectory: root))
    if let text {
      // What is kept of this look says nothing of the file as it is saved.
      request.query.readings = RunReadings(sharing: readings, replacing: text.replacement)
      return await judging.session.report(on: request, changed: nil)
    }
    let changed = judging.changes.paths
    judging.changes = .known([])
    if judgings.count >= Self.mostJudgings, judgings[path] == nil { judgings = [:] }
    judgings[path] = judging
    let report = await judging.session.report(on: request, changed: changed)
    // A look that was broken off is not one to go on from.
    if Task.isCancelled {
      judgings[path] = nil
    } else {
      judgings[path]?.session = judging.session
    }
    return report
  }

  /// A request to judge a file or folder of the project.
  func request(for path: String) throws(ToolFailure) -> LintRequest {
    var query = query
    query.paths = [path]
    query.sourceBudget = SourceBudget(seconds: query.sourceBudget.seconds)
    do throws(ConfigurationError) {
      let settings = try LintSettings(from: configuration(above: path), limits: simulator.limits)
      return LintRequest(query, settings: settings)
    } catch {
      throw ToolFailure(error.lines.map { shown($0) }.joined(separator: "\n"))
    }
  }

  /// A sentence with its paths as agents write them: from the root.
  nonisolated func shown(_ text: String) -> String {
    text == root ? "." : text.replacing(root + "/", with: "")
  }

  /// Takes note of what changed on the disk.
  private func refresh() {
    _ = watch.pollChanges()
    let news = watch.takeChanges()
    guard news.map({ !$0.isEmpty }) ?? true else { return }
    readings.beginLook()
    changes.add(news)
    for path in judgings.keys { judgings[path]?.changes.add(news) }
  }

  private func sampleSettings() throws(ToolFailure) -> SampleSettings {
    var settings = SampleSettings()
    settings.takeFonts()
    do throws(ConfigurationError) {
      try settings.take(
        from: configuration(above: folder), for: folder, followsOutside: false)
    } catch {
      throw ToolFailure(error.lines.map { shown($0) }.joined(separator: "\n"))
    }
    return settings
  }

  /// One that lies above the root is not read.
  private func configuration(above path: String) -> ConfigurationSource {
    guard let found = ConfigurationSearch().found(above: path), found.path.hasPrefix(root + "/")
    else { return .none }
    return .found(above: [path])
  }

  /// Waits until nothing else of the project is judged: each look goes on from the one before.
  private func begin() async {
    guard isJudging else {
      isJudging = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func end() {
    if waiting.isEmpty { isJudging = false } else { waiting.removeFirst().resume() }
  }
}
