// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyAssets
internal import VibrancySyntax
package import VibrancyVocabulary

/// A folder's files that say which widgets it makes, as they were found and read.
package struct ProjectFolder: Sendable {
  /// The files, with the sources that only targets list.
  package let search: SourceSearch
  /// The targets that project files name, and what of these was not understood, one line each.
  package let projects: (targets: [ProjectTarget], notes: [String])
  /// The bytes of the sources.
  package let sources: SourceTexts

  /// Reads what a search found.
  ///
  /// - Parameter replaced: Sources that have other bytes than on the disk.
  init(_ found: SourceSearch, _ lexed: LexedSources, replacing replaced: ReplacedFiles) {
    var search = found
    projects = ProjectFiles.targets(of: search)
    search.add(sourcesOf: projects.targets)
    self.search = search
    sources = SourceTexts(
      search, targets: projects.targets, lexed: lexed, replacing: replaced)
  }
}
