// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLint
package import VibrancyPreviews
package import VibrancyReporting
package import VibrancyRules

/// A plan of fixes for the findings of a lint run, and of what cannot be fixed: a value, of which
/// nothing is on the disk yet.
package struct FixPlan: Sendable {
  /// The report of the run.
  package let report: Report
  /// The fixes, a picture or one set each, in the order of their paths.
  package var fixes: [Fix] = []
  /// Pictures that are made beside others, which end no finding until code shows them.
  package var variants: [Fix] = []
  /// The findings that stay, in the order of the report.
  package var unfixed: [UnfixedFinding] = []
  /// The changes in Swift, which are never written.
  package var patch = SourcePatch()
  /// The findings that end by the patch and by nothing else here, in the order of the report.
  package var patched: [Finding] = []
  /// `true` if the project says what systems it runs on, so that nothing is in the patch that one
  /// of them lacks.
  package var systemIsKnown = false
  /// The errors of reading while fixes were made.
  package var errors: [ReportError] = []

  /// The number of findings that end.
  package var endedCount: Int { fixes.reduce(0) { $0 + $1.ended.count } }
}

/// A change of a picture or a set that ends findings.
///
/// It was judged with its new bytes: the findings are gone, there is no new one in any scene, and in
/// no scene it is less legible.
package struct Fix: Sendable {
  /// The set's folder or the picture's file, as reports print it.
  package let path: String
  /// The steps, a clause each, in the order they are done.
  package let steps: [String]
  /// The files that are written, all of them or none.
  package let files: [FileChange]
  /// The findings that end.
  package let ended: [Finding]
  /// Remarks for a person who accepts it, one sentence each.
  package let notes: [String]
  /// The pictures before and after.
  package let looks: [FixLook]
}

/// The look of a picture before or after it is fixed.
package struct FixLook: Sendable {
  /// The title of the picture.
  package let title: String
  /// `true` if it is fixed.
  package let isAfter: Bool
  /// The facts and findings of it; `nil` where the file alone is shown.
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
  /// The path of the file.
  package let path: String
  /// The hash of the bytes that it was read with; `nil`: it is made.
  package let before: ContentHash?
  /// Its new bytes, the whole file.
  package var after: [UInt8]
}

/// A finding that stays.
package struct UnfixedFinding: Sendable, Hashable {
  /// The finding itself.
  package let finding: Finding
  /// The reason why it is not fixed, a clause.
  package let reason: String
  /// The advice to a person, a clause that agrees with the reason; `nil`: unknown.
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
  /// The files to be written, in the order in which they were first changed.
  private(set) var files: [FileChange] = []
  /// The steps, a clause each.
  var steps: [String] = []
  /// Remarks, one sentence each.
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
