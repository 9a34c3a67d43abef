// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What became of one input: its previews, and what was odd about its file.
public struct Rendering: Sendable {
  /// A preview a scene, in the order of the scenes.
  public let previews: [Preview]
  /// What was odd about the file though it could be read, a sentence each.
  public let warnings: [String]
}
