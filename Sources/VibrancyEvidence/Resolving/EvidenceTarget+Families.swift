// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension EvidenceTarget {
  /// The widgets that may show what a file shows.
  ///
  /// From its folder up, the first folder that holds a widget decides: if it holds exactly one,
  /// with its subfolders, that is the one, else all of the target's are.
  func widgets(near path: String) -> [Widget] {
    let widgets = widgets.filter { !$0.isActivity }
    for folder in PathNames.folders(from: PathNames.folder(of: path)) {
      let here = widgets.filter { PathNames.isPath($0.folder, in: folder) }
      if here.count == 1 { return here }
      if here.count > 1 { return widgets }
    }
    return widgets
  }
}
