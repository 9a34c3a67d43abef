// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLint
package import VibrancyPreviews
package import VibrancyReporting
package import VibrancyRules

/// What can be fixed of all that a run of lint found, and what cannot: a value, of which nothing is
/// on the disk yet.
package struct FixPlan: Sendable {
  /// What was found.
  package let report: Report
  /// What can be fixed, a picture or one set each, in the order of their paths.
  package var fixes: [Fix] = []
  /// Pictures that are made beside others, which end no finding until code shows them.
  package var variants: [Fix] = []
  /// What stays, in the order of the report.
  package var unfixed: [UnfixedFinding] = []
  /// What can be changed in Swift, which is never written.
  package var patch = SourcePatch()
  /// The findings that end by the patch and by nothing else here, in the order of the report.
  package var patched: [Finding] = []
  /// Whether the project says what systems it runs on, so that nothing is in the patch that one of
  /// them lacks.
  package var systemIsKnown = false
  /// The errors of reading while fixes were made.
  package var errors: [ReportError] = []

  /// How many findings end.
  package var endedCount: Int { fixes.reduce(0) { $0 + $1.ended.count } }
}

/// What is done to a picture or a set so that findings end.
///
/// It was judged with its new bytes: the findings are gone, there is no new one in any scene, and in
/// no scene it is less legible.
package struct Fix: Sendable {
  /// The set's folder or the picture's file, as reports print it.
  package let path: String
  /// What is done, a clause each, in the order it is done.
  package let steps: [String]
  /// The files that are written, all of them or none.
  package let files: [FileChange]
  /// The findings that end.
  package let ended: [Finding]
  /// What a person should know who accepts it, one sentence each.
  package let notes: [String]
  /// What it looks like now, and then.
  package let looks: [FixLook]
}

/// What a picture looks like before or after it is fixed.
package struct FixLook: Sendable {
  /// What it is called.
  package let title: String
  /// Whether it is fixed.
  package let isAfter: Bool
  /// What lint says of it; `nil` where the file alone is shown.
  package let sheet: FactSheet?
  /// Small pictures by scene; full color has none.
  package let thumbnails: [(scene: String?, picture: Thumbnail)]

  /// The looks of what was drawn; none of what has no pictures.
  static func of(_ judgement: UnitJudgement, isAfter: Bool) -> [FixLook] {
    judgement.art.filter { !$0.thumbnails.isEmpty }.map { art in
      FixLook(
        title: art.sheet.title.parts.head ?? art.sheet.name, isAfter: isAfter, sheet: art.sheet,
        thumbnails: art.thumbnails)
    }
  }
}

/// A file that gets other bytes, or that is made.
package struct FileChange: Sendable, Hashable {
  /// Where it is.
  package let path: String
  /// The hash of the bytes that it was read with; `nil`: it is made.
  package let before: ContentHash?
  /// Its new bytes, the whole file.
  package var after: [UInt8]
}

/// A finding that stays.
package struct UnfixedFinding: Sendable, Hashable {
  /// What is wrong.
  package let finding: Finding
  /// Why it is not fixed, a clause.
  package let reason: String
  /// What a person can do, a clause that agrees with the reason; `nil`: unknown.
  package let advice: String?
}

/// A file with the bytes it has now.
struct HeldFile {
  let input: Input
  let bytes: [UInt8]
}

/// A unit on its way to being fixed: the files that are changed so far.
struct FixDraft: Sendable {
  /// The unit, with the set as it would be.
  var unit: ExaminedUnit
  /// Pictures by the bytes that they would have.
  var pictures = ReplacedFiles()
  /// What is written, in the order in which it was first changed.
  private(set) var files: [FileChange] = []
  /// What is done, a clause each.
  var steps: [String] = []
  /// What should be known, one sentence each.
  var notes: [String] = []

  init(_ unit: ExaminedUnit) { self.unit = unit }

  /// The bytes that a file would have; `nil`: those on the disk.
  func bytes(of path: String) -> [UInt8]? { files.first { $0.path == path }?.after }

  /// Changes a picture.
  ///
  /// - Parameter old: What was read of it; `nil`: it is made.
  mutating func replace(picture path: String, _ old: [UInt8]?, by new: [UInt8]) {
    pictures[path] = new
    replace(file: path, old, by: new)
  }

  /// Changes a file that is not a picture.
  mutating func replace(file path: String, _ old: [UInt8]?, by new: [UInt8]) {
    if let index = files.firstIndex(where: { $0.path == path }) {
      files[index].after = new
    } else {
      files.append(FileChange(path: path, before: old.map { ContentHash($0) }, after: new))
    }
  }
}
