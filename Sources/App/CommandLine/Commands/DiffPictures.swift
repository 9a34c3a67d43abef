// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancySystem
internal import VibrancyVocabulary

/// Before, after and what differs, of each piece of art that looks otherwise: a sheet each.
struct DiffPictures {
  private struct Pair {
    let path: String
    let title: String
    var before: InspectedArt?
    var after: InspectedArt?
  }

  private var pairs: [Pair] = []

  /// Finds out what belongs together.
  ///
  /// - Parameter renames: Where a path of then is now.
  init(_ sides: (now: LintSide, before: LintSide), _ renames: (String) -> String) {
    var places: [[PathKey]: Int] = [:]
    func key(_ art: InspectedArt, _ path: String) -> [PathKey] {
      [PathKey(path), PathKey(PathBelow.lastName(art.sheet.name))]
    }
    for art in sides.now.art where !art.thumbnails.isEmpty {
      let path = art.sheet.location.path
      places[key(art, path)] = pairs.count
      pairs.append(Pair(path: path, title: art.sheet.name, after: art))
    }
    for art in sides.before.art where !art.thumbnails.isEmpty {
      let path = renames(art.sheet.location.path)
      if let place = places[key(art, path)], pairs[place].before == nil {
        pairs[place].before = art
      } else if let place = pairs.firstIndex(where: {
        $0.before == nil && PathKey.areOne($0.path, path)
      }) {
        // A file of another name in the same set.
        pairs[place].before = art
      } else {
        pairs.append(Pair(path: path, title: art.sheet.name, before: art))
      }
    }
  }

  /// Writes a sheet for each pair that differs.
  ///
  /// - Parameter followsLinks: Whether links in the folder are followed.
  /// - Returns: What they show, and where they are: below the folder as it was named.
  func write(
    in folder: String, followsLinks: Bool, os: SystemVersion, jobs: Int
  ) throws(CommandError) -> [ReportDifference.Picture] {
    let opened = try OutputFolder(folder, followsLinks: followsLinks)
    var written: [ReportDifference.Picture] = []
    let columns = ["before", "after", "difference"].map { ContactSheet.Column(title: $0) }
    for pair in pairs {
      let rows = Self.rows(of: pair)
      if rows.isEmpty { continue }
      let limit = ContactSheet.rowLimit(columns: columns.count)
      let sheet = ContactSheet(
        columns: columns, rows: Array(rows.prefix(limit)), footer: Caption.of(os),
        omittedRows: max(0, rows.count - limit))
      let name = Self.name(of: pair)
      let path = PathBelow.joined(folder, name)
      try writePicture(at: OutputFile(name, in: opened, shown: path)) { sink throws(PNGError) in
        try sheet.write(to: sink, threads: jobs)
      }
      let link = path.utf8.reduce(into: "") { text, byte in
        let isPlain =
          (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
          || [0x2D, 0x2E, 0x2F, 0x5F].contains(byte)
        let hex = String(byte, radix: 16, uppercase: true)
        text += isPlain ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + hex
      }
      written.append(ReportDifference.Picture(title: pair.title, link: link))
    }
    return written
  }

  /// Of more a page takes long to open: some 20 MB.
  private static let mostLooks = 400

  /// What a page shows of each that differs, and how many more there are.
  func looks() -> (shown: [ReportDifference.Look], omitted: Int) {
    var (looks, omitted) = ([ReportDifference.Look](), 0)
    for pair in pairs {
      for change in Self.changes(of: pair) {
        if looks.count == Self.mostLooks {
          omitted += 1
          continue
        }
        func png(_ picture: Thumbnail?) -> [UInt8]? {
          picture?.image.flatMap { try? encodePNG($0) }
        }
        looks.append(
          ReportDifference.Look(
            title: PathBelow.lastName(pair.title), path: pair.path, scene: change.scene,
            detail: change.detail,
            before: png(change.before), after: png(change.after)))
      }
    }
    return (looks, omitted)
  }

  private static func rows(of pair: Pair) -> [ContactSheet.Row] {
    changes(of: pair).map { change in
      ContactSheet.Row(
        title: change.scene ?? "full color", subtitle: PathBelow.lastName(pair.title),
        detail: change.detail,
        cells: [change.before, change.after, change.difference?.picture])
    }
  }

  /// One scene that shows something else than it did.
  private struct Change {
    let scene: String?
    let before: Thumbnail?
    let after: Thumbnail?
    let difference: ThumbnailDifference?
    let detail: String
  }

  private static func changes(of pair: Pair) -> [Change] {
    var scenes: [String?] = []
    for piece in [pair.after, pair.before] {
      for (scene, _) in piece?.thumbnails ?? [] where !scenes.contains(scene) {
        scenes.append(scene)
      }
    }
    return scenes.compactMap { scene in
      let before = pair.before?.thumbnails.first { $0.scene == scene }?.picture
      let after = pair.after?.thumbnails.first { $0.scene == scene }?.picture
      let difference = before.flatMap { before in
        after.flatMap { ThumbnailDifference(from: before, to: $0) }
      }
      if let difference, difference.count == 0 { return nil }
      let detail =
        difference.map { "\(counted($0.count, "pixel")) of \($0.total)" }
        ?? (before == nil ? "new" : after == nil ? "gone" : "another size")
      return Change(
        scene: scene, before: before, after: after, difference: difference, detail: detail)
    }
  }

  /// The set's or file's name, and what distinguishes those of one name.
  private static func name(of pair: Pair) -> String {
    let stem = String(
      decoding: PathBelow.lastName(pair.title).utf8.prefix(120).map { byte in
        byte < 0x20 || byte == 0x7F ? UInt8(ascii: "_") : byte
      }, as: UTF8.self)
    let hash = ContentHash(Array("\(pair.path)\u{0}\(pair.title)".utf8)).description
    return "\(stem).\(hash.prefix(8)).vibrancy.png"
  }
}
