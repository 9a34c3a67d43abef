// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

/// What a first look keeps of a run, unit by unit: the pieces of art that are listed, the rows of its
/// sheet, and counts of the rest. Its memory does not grow with their number, but for a few bytes
/// each.
struct FirstLookTally {
  /// A piece of art, and which of the run's it is.
  struct Piece {
    let look: FirstLook
    fileprivate let index: Int

    /// Whether it is listed before another: widgets' art before app icons, the worst first, else as
    /// the run goes.
    fileprivate func precedes(_ other: Piece) -> Bool {
      if look.isOfIcon != other.look.isOfIcon { return other.look.isOfIcon }
      let (mine, others) = (look.worst, other.look.worst)
      if mine != others { return others.map { o in mine.map { $0 > o } ?? false } ?? true }
      return index < other.index
    }
  }

  /// How many pieces there are.
  private(set) var count = 0
  /// How many are shown nowhere, with nothing found of their files.
  private(set) var silentCount = 0
  /// The findings that are of no piece and no widget: in other code, and of files that are none.
  private(set) var loose = LooseFindings()
  /// The signs of all that is said, and of all that is found.
  private(set) var signs: Set<FirstLookSign> = []
  /// The ids of the rules that found anything.
  private(set) var rules: Set<RuleID> = []
  /// The first of the worst findings.
  private(set) var worst: Finding?
  /// The first rows of the sheet, as far as their pictures were handed over.
  private(set) var rows: [SheetRow] = []
  /// How many pieces there are pictures of.
  private(set) var rowCount = 0

  /// The widgets of the projects, with what is found of each.
  private(set) var widgets: FirstLookWidgets
  private let layout: FirstLookLayout
  private let mostListed: Int
  private var worstPieces: [Piece] = []
  private var firstSilent: Piece?
  /// How many pieces have a name, by a hash of it: of a million names none is kept.
  private var names: [UInt64: UInt32] = [:]

  /// - Parameters:
  ///   - mostListed: The most pieces that are listed one by one.
  ///   - widgets: Those of the projects.
  init(_ layout: FirstLookLayout, mostListed: Int, _ widgets: FirstLookWidgets) {
    (self.layout, self.mostListed, self.widgets) = (layout, mostListed, widgets)
  }

  /// Adds what became of a unit.
  mutating func add(_ unit: StreamedUnit) {
    for art in unit.art { add(art) }
    let reported = Set(unit.art.flatMap(\.sheet.findings))
    for finding in unit.findings { add(finding, isLoose: !reported.contains(finding)) }
  }

  /// Adds a finding.
  ///
  /// - Parameter isLoose: Whether it is of no piece.
  mutating func add(_ finding: Finding, isLoose: Bool) {
    signs.insert(FirstLookSign(finding.severity))
    rules.insert(finding.rule)
    let (severity, most) = (finding.severity ?? .note, worst?.severity ?? .note)
    if worst.map({ severity == most ? finding.precedes($0) : severity > most }) ?? true {
      worst = finding
    }
    if isLoose, !widgets.add(finding) { loose.add(finding) }
  }

  /// Adds what could not be determined.
  mutating func addOpen(_ finding: Finding) { _ = widgets.add(finding) }

  private mutating func add(_ art: InspectedArt) {
    let piece = Piece(look: FirstLook(art.sheet, layout: layout), index: count)
    count += 1
    names[Self.hash(piece.look.name), default: 0] += 1
    signs.formUnion(piece.look.signs)
    if piece.look.isSilent {
      silentCount += 1
      firstSilent = firstSilent ?? piece
    } else {
      Self.insert(piece, into: &worstPieces, most: mostListed)
    }
    if art.hasPictures { rowCount += 1 }
    if !art.thumbnails.isEmpty { rows.append(SheetRow(art)) }
  }

  /// The pieces that are listed one by one. Of what is shown nowhere there is one thing to say: of many
  /// pieces once.
  var pieces: [Piece] {
    var pieces = worstPieces
    if silentCount == 1, let firstSilent {
      Self.insert(firstSilent, into: &pieces, most: mostListed)
    }
    return pieces
  }

  /// How many pieces are listed one by one, or would be if they were not so many.
  var listedCount: Int { silentCount > 1 ? count - silentCount : count }

  /// What a piece is called; two of one name are distinguished by their paths.
  func title(of piece: Piece) -> String {
    let (name, path) = (piece.look.name, piece.look.path)
    return names[Self.hash(name)] == 1 || name == path ? name : "\(name) (\(path))"
  }

  private static func insert(_ piece: Piece, into pieces: inout [Piece], most: Int) {
    if pieces.count == most, pieces.last.map({ $0.precedes(piece) }) ?? true { return }
    pieces.insert(piece, at: pieces.firstIndex { piece.precedes($0) } ?? pieces.endIndex)
    if pieces.count > most { pieces.removeLast() }
  }

  private static func hash(_ name: String) -> UInt64 { FNV1a(name).value }
}

/// What a first look's sheet shows of a piece of art.
struct SheetRow {
  /// The words beside its pictures.
  let (title, subtitle): (String, String)
  /// What is found of it.
  var captions: FindingCaptions?
  /// Small pictures by scene; full color has no scene.
  let thumbnails: [(scene: String?, picture: Thumbnail)]

  /// A row of which nothing is judged.
  init(title: String, subtitle: String, thumbnails: [(scene: String?, picture: Thumbnail)]) {
    (self.title, self.subtitle, self.thumbnails) = (title, subtitle, thumbnails)
  }

  init(_ art: InspectedArt) {
    let (head, tail) = art.sheet.title.parts
    (title, subtitle) = (head ?? art.sheet.name, tail ?? "")
    captions = FindingCaptions(art.sheet)
    thumbnails = art.thumbnails
  }
}

/// Findings that are of no piece of art, in groups of one cause; the worst groups are kept, the others
/// counted.
struct LooseFindings {
  /// How many there are.
  private(set) var count = 0
  private var kept: [Finding] = []

  /// So many groups may be kept; far more than are listed.
  private static let mostGroups = 64
  /// So many are held until the groups are chosen.
  private static let mostHeld = 4096

  /// Adds one.
  mutating func add(_ finding: Finding) {
    count += 1
    kept.append(finding)
    // A group that was dropped stays behind those that were kept: better ones alone come before it.
    if kept.count >= Self.mostHeld, kept.count >= 2 * chosen {
      kept = groups.prefix(Self.mostGroups).flatMap(\.self)
      chosen = kept.count
    }
  }

  /// How many were kept when groups were chosen last.
  private var chosen = 0

  /// What has one cause at several lines of a file, the worst first, else in the order of reports.
  var groups: [[Finding]] {
    var groups: [[Finding]] = []
    var indices: [[String]: Int] = [:]
    for finding in kept.sorted(by: { $0.precedes($1) }) {
      let cause = [finding.rule.rawValue, finding.message, finding.location.path]
      if let index = indices[cause] {
        groups[index].append(finding)
      } else {
        indices[cause] = groups.count
        groups.append([finding])
      }
    }
    return groups.enumerated().sorted {
      let (one, other) = ($0.element[0].severity ?? .note, $1.element[0].severity ?? .note)
      return one == other ? $0.offset < $1.offset : one > other
    }.map(\.element)
  }
}
