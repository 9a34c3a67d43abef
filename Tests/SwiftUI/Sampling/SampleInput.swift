// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VibrancyAssets
import VibrancyRunning
import VibrancySampling
import VibrancySyntax
import VibrancyTargets
import VibrancyVocabulary
import VibrancyWords

/// A folder whose widgets are run with samples, laid out and painted.
struct SampleInput {
  /// The folders, one a line or separated by colons; `nil`: nothing is drawn.
  static let folders: [String] =
    ProcessInfo.processInfo.environment["VIBRANCY_SAMPLE_INPUT"]?
    .split(separator: ":").map(String.init) ?? []

  /// Where pictures and tables go.
  static let output =
    ProcessInfo.processInfo.environment["VIBRANCY_SAMPLE_OUTPUT"] ?? "/tmp/vibrancy-samples"

  /// Whether pictures are written, which takes longest.
  static let draws = ProcessInfo.processInfo.environment["VIBRANCY_SAMPLE_PICTURES"] != nil

  /// The folder.
  let path: String
  let targets: WidgetTargets
  let catalogs: SampleCatalogs
  private let stringFiles: [SourceSearch.File]

  init(_ path: String) {
    self.path = path
    var search = SourceSearch(root: path, excluded: [], followsOutside: false)
    let projects = ProjectFiles.targets(of: search).targets
    search.add(sourcesOf: projects)
    let texts = search.sources.compactMap { file in
      SourceSearch.bytes(of: file).map { SourceText(path: file.relativePath, bytes: $0) }
    }
    targets = WidgetTargets(
      in: SourceLibrary(texts, readBy: LexedSources()), projects: projects,
      isScopeName: { ScopeExpression.matches($0) })
    catalogs = SampleCatalogs(search.catalogs, in: path)
    stringFiles = search.stringFiles
  }

  /// Lets code of a target find what catalogs and tables hold, the target's own first.
  func serve(_ evaluator: Evaluator, of target: WidgetTargets.Target) {
    catalogs.serve(evaluator)
    let files = stringFiles.map { (rank: target.rank(ofCatalog: $0.relativePath) ?? 3, file: $0) }
    let strings = LocalizedStrings(files.sorted { $0.rank < $1.rank }.map(\.file))
    evaluator.interface.strings = { strings.text($0, table: $1, number: $2) }
  }

  /// The last part of its path.
  var name: String { String(path.split(separator: "/").last ?? "input") }
}
