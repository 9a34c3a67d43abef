// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension [GlobPattern] {
  /// Whether one of the patterns means a path that a walk came by.
  ///
  /// A pattern with folders in it is meant from the root or from where the user stands.
  func exclude(_ path: String, relative: String) -> Bool {
    if isEmpty { return false }
    let (path, relative) = (GlobPath(path), GlobPath(relative))
    return contains { pattern in
      pattern.matches(relative) || !pattern.isName && pattern.matches(path)
    }
  }
}
