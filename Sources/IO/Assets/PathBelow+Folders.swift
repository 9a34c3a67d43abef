// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySystem

extension PathBelow {
  /// Paths without plain folders that lie in other plain folders among them: what is searched
  /// twice is found once. A catalog or file named beside its folder stays, being named.
  package static func withoutInnerFolders(_ paths: [String]) -> [String] {
    let folders = paths.map { path -> String? in
      guard (try? SystemCall.status(of: path).kind) == .folder, CatalogFolder(named: path) == nil
      else { return nil }
      return SystemCall.resolved(path)
    }
    return paths.indices.filter { index in
      guard let own = folders[index] else { return true }
      return !folders.indices.contains { other in
        guard other != index, let outer = folders[other] else { return false }
        return own == outer ? other < index : own.hasPrefix(outer == "/" ? "/" : outer + "/")
      }
    }.map { paths[$0] }
  }
}
