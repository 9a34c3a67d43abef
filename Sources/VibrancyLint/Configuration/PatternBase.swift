// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets

/// Where the patterns of a configuration start from.
struct PatternBase: Sendable, Hashable {
  /// Where paths lead from.
  let frame: PathFrame
  /// The configuration's folder, absolute, in every spelling that inputs use.
  var folders: [String]

  /// The top of the disk: relative paths stay as they are, but for `.` and `..`.
  static let root = PatternBase(frame: PathFrame(workingDirectory: "/"), folders: ["/"])

  /// A path as patterns are matched against it.
  func path(_ path: String) -> String { frame.relative(path, toAny: folders) }
}
