// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets

/// What decides which art of a folder is widget art: the same whichever folder of the project was
/// named.
struct InputScope {
  /// The folder, and its place in the project.
  let paths: ProjectPaths
  /// What is known of the project.
  let project: Project

  /// The scope of a folder.
  init(_ paths: ProjectPaths, _ project: Project) { (self.paths, self.project) = (paths, project) }
}

/// What is known of one project.
struct Project {
  /// Whether nothing but art is there: no project file, no package, no Swift source.
  let isOfArtAlone: Bool
  /// What its sources say; `nil`: there are none, or nobody wants to know.
  var sources: ProjectSources?

  /// A project without sources.
  init(isOfArtAlone: Bool) { self.isOfArtAlone = isOfArtAlone }
}
