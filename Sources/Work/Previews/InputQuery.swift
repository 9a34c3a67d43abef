// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyAssets
internal import VibrancyScenes
package import VibrancySyntax
internal import VibrancySystem
internal import VibrancyVocabulary

/// A query for inputs: paths of files and folders, and what to leave out.
public struct InputQuery: Sendable, Hashable {
  /// Files, folders (walked: hidden entries, loops of links and `*.vibrancy.png` are passed over),
  /// asset catalogs, groups and sets inside them.
  public var paths: [String]
  /// Patterns of paths to leave out while walking.
  public var excluded: [String] = []
  /// `true` if those hold for files given by name, too.
  package var excludesNamed = false
  /// A folder that is not walked into: where the output goes.
  package var outputFolder: String?
  /// `true` if what `.gitignore` files mean is left out of folders.
  package var heedsIgnoreFiles = true
  /// The root of the project that the paths belong to, where the caller knows it: absolute, without
  /// links. `nil`: Git or a project file decides.
  package var projectRoot: String?
  /// `true` if links, and paths that a description names, are followed out of the folder, catalog
  /// or description that was named.
  package var followsOutside = false

  /// Pixels per point of the screen, `1...3`: of what is found stored at several scales, the only one
  /// wanted is the one that it takes. `nil`: all. Files given by name are wanted whatever it is.
  package var onlyScale: Int?

  /// The most previews of one family that a widget description may unfold into.
  package var mostVariants = 64

  /// The time that Swift sources may be run for, of all that is done with what the query finds.
  package var sourceBudget = SourceBudget()

  /// What the run has read so far; `nil`: each question to the disk reads anew.
  package var readings: RunReadings?

  /// Drawings that stand for symbols of the system in views.
  package var symbolFolder: SymbolFolder?

  /// Paths, nothing left out.
  public init(paths: [String]) { self.paths = paths }

  /// What the run has read, to be added to.
  package var reading: RunReadings { readings ?? RunReadings() }

  /// The inputs, each once: in the order of the paths, and in a folder of names; and what could
  /// not be read, or is odd, on the way.
  ///
  /// A folder yields its loose pictures, its widget descriptions and the sets of its asset catalogs;
  /// a set or drawing that a description of the folder shows is seen there, and yields nothing of
  /// its own.
  public func inputs() -> InputFindings {
    let search = InputSearch(self)
    let readings = reading
    let found = readings.inputs(at: paths, by: search)
    var findings = InputFindings()
    findings.errors = found.errors.map { .unreadable($0) }
    if let note = found.noteOnUnread { findings.notes.append(note) }
    // Descriptions may come after the catalogs that they show.
    var widgets: [AssetFile: InputFindings] = [:]
    for file in found.files where file.isWidgetDescription {
      var widget = InputFindings()
      widget.addWidget(file, for: self)
      findings.add(shownBy: widget)
      widgets[file] = widget
    }
    let named = Set(paths.map(PathBelow.trimmed))
    for input in found.inputs {
      switch input {
      case .file(let file):
        if let widget = widgets[file] {
          findings.inputs += widget.inputs
          findings.errors += widget.errors
          findings.notes += widget.notes
        } else if file.isIconBundle {
          findings.addIcon(file, followsOutside: followsOutside)
        } else if named.contains(file.path) || !findings.isInWidget(file) {
          findings.inputs.append(Input(asStored: file))
        }
      case .catalog(let folder):
        findings.add(
          readings.sets(in: folder, excluded: search.excluded), of: folder.path,
          isNamed: named.contains(folder.path),
          onlyScale: onlyScale)
      }
    }
    // A catalog and a set inside it may both be named; of a widget, each preview has its name, and of
    // an icon each look.
    var seen: Set<PathKey> = []
    findings.inputs.removeAll {
      let isPicture = $0.widget == nil && $0.icon == nil
      return !seen.insert(PathKey(isPicture ? $0.path : "\($0.path)\0\($0.name)")).inserted
    }
    findings.keepLooseScales(for: self)
    return findings
  }
}

/// The findings of a query: inputs, and what could not be read or is odd.
public struct InputFindings: Sendable {
  /// The inputs, each once.
  public internal(set) var inputs: [Input] = []
  /// The inputs that could not be read; the rest was.
  package internal(set) var errors: [CatalogError] = []
  /// The inputs that could not be read, as errors of the library.
  public var failures: [VibrancyError] { errors.map { VibrancyError(found: $0) } }
  /// Oddities of catalogs, one sentence each with its path.
  public internal(set) var notes: [String] = []
  /// The number of pictures that were left out as they are stored at another scale than the one
  /// wanted.
  package private(set) var scalesLeftOut = 0
  /// The number of things of unread kinds that were passed over, by the end of their names.
  package internal(set) var passedOver: [String: Int] = [:]

  /// The places of the image sets that descriptions show, without links.
  package internal(set) var setsInWidgets: Set<String> = []
  /// The places of the drawings whose parts descriptions show, without links.
  package internal(set) var drawingsInWidgets: Set<String> = []
  /// The fonts that texts of descriptions ask for, each looked up once.
  var fonts = FontBook()

  package init() {}

  /// Returns `true` if a description shows a set.
  package func isInWidget(_ place: CatalogPlace) -> Bool {
    !setsInWidgets.isEmpty && setsInWidgets.contains(PathBelow.resolved(place.path))
  }

  /// Returns `true` if a file holds parts of what a description shows, and is not a picture of its
  /// own.
  package func isInWidget(_ file: AssetFile) -> Bool {
    !drawingsInWidgets.isEmpty && drawingsInWidgets.contains(PathBelow.resolved(file.path))
  }

  /// Takes over which sets and drawings other descriptions show.
  package mutating func add(shownBy other: InputFindings) {
    setsInWidgets.formUnion(other.setsInWidgets)
    drawingsInWidgets.formUnion(other.drawingsInWidgets)
  }

  /// The note on a catalog with sets that descriptions show.
  package static func noteOnSets(_ count: Int, inWidgetsOf path: String) -> String {
    let sets = count == 1 ? "1 image set is" : "\(count) image sets are"
    return
      "\(path): \(sets) shown in described widgets only, and looked at there; name the catalog "
      + "to see more"
  }

  /// Adds the sets of one catalog, group or set.
  ///
  /// - Parameters:
  ///   - isNamed: Whether it was named itself, so that all of it is wanted.
  ///   - onlyScale: Pixels per point of the screen whose stored scale alone is wanted.
  mutating func add(
    _ result: CatalogSearch.Result, of path: String, isNamed: Bool, onlyScale: Int?
  ) {
    var inWidgets = 0
    errors += result.errors
    notes += result.warnings.map { "\($0)" }
    for (kind, count) in result.passedOver { passedOver[kind, default: 0] += count }
    for set in result.sets {
      switch set {
      case .image(let images) where !isNamed && isInWidget(images.place): inWidgets += 1
      case .image(let images): add(images, onlyScale: onlyScale)
      case .icon(let icons): add(icons)
      case .color: break
      }
    }
    if inWidgets > 0 { notes.append(Self.noteOnSets(inWidgets, inWidgetsOf: path)) }
    if result.sets.isEmpty, result.errors.isEmpty { notes.append("\(path): holds no set") }
  }

  /// Adds a sentence on what is odd.
  package mutating func addNote(_ note: String) { notes.append(note) }

  /// Adds a picture that was found or named.
  package mutating func add(_ input: Input) { inputs.append(input) }

  /// Adds the pictures of an image set, all or those that a screen of so many pixels per point takes;
  /// where there is dark art, light art serves light places only.
  package mutating func add(_ set: ImageSet, onlyScale: Int?) {
    let art = onlyScale.map { set.art(onScreensOf: $0) } ?? set.art
    scalesLeftOut += set.art.count - art.count
    let hasDark = set.art.contains { $0.appearance.luminosity == .dark }
    let hasLight = set.art.contains { $0.appearance.luminosity != .dark }
    inputs += art.map { art in
      guard hasDark, hasLight else { return Input(art, role: .image) }
      return Input(
        art, role: art.appearance.luminosity == .dark ? .darkImage : .lightImage)
    }
  }

  /// Leaves out loose pictures that were found at another scale than the one wanted.
  package mutating func keepLooseScales(for query: InputQuery) {
    guard let wanted = query.onlyScale else { return }
    let named = Set(query.paths.map { PathBelow.relative($0, to: "") })
    func key(_ input: Input) -> String? {
      guard input.source == .file, input.role == .loose, !input.format.isVector, input.root != nil,
        !named.contains(PathBelow.relative(input.path, to: ""))
      else { return nil }
      return AssetFile.pathWithoutScale(input.path)
    }
    // Most files have one scale, of which nothing needs to be remembered.
    var offered: [String: [Int]] = [:]
    for input in inputs where input.scale != 1 {
      if let key = key(input) { offered[key, default: []].append(input.scale) }
    }
    guard !offered.isEmpty else { return }
    for input in inputs where input.scale == 1 {
      if let key = key(input) { offered[key]?.append(1) }
    }
    let all = inputs.count
    inputs.removeAll { input in
      guard let scales = key(input).flatMap({ offered[$0] }) else { return false }
      return input.scale != CatalogRequest.scale(among: scales, for: wanted)
    }
    scalesLeftOut += all - inputs.count
  }

  /// Adds the pictures of an icon set that serve its looks at their largest.
  package mutating func add(_ set: IconSet) {
    guard let light = set.art(for: .light) ?? set.art.first else { return }
    let (dark, tinted) = (set.art(for: .dark), set.art(for: .tinted))
    let clear: Set<Treatment.IconStyle> = [.dark, .clearLight, .clearDark]
    let tints: Set<Treatment.IconStyle> = [.tinted, .tintedLight]
    var roles: [(art: CatalogArt, styles: Set<Treatment.IconStyle>)] = [(light, [.light])]
    if let dark { roles.append((dark, clear)) } else { roles[0].styles.formUnion(clear) }
    if let tinted {
      roles.append((tinted, tints))
    } else {
      roles[dark == nil ? 0 : 1].styles.formUnion(tints)
      notes.append(
        "\(set.place.path): has no tinted art; its tinted looks are found as the system would")
    }
    // One file may serve several looks.
    for index in roles.indices.dropFirst().reversed() where roles[index].art == light {
      roles[0].styles.formUnion(roles.remove(at: index).styles)
    }
    inputs += roles.map { art, styles in
      Input(art, role: .icon(styles), derivesTint: tinted == nil && !styles.isDisjoint(with: tints))
    }
    let rest = set.art.count - Set(roles.map(\.art)).count
    if rest > 0 {
      notes.append("\(set.place.path): \(rest) more files are smaller or for other devices")
    }
  }
}
