// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Files outside of widget targets that make ClockKit's providers.
enum ClockKitSources {
  /// Their uses by providers alone; they make no target, as they hold no widget.
  static func evidence(
    _ sources: [SourceText], outline: Outline, index: SetIndex, targets: [EvidenceTarget],
    isScopeName: (String) -> Bool
  ) -> [TargetEvidence] {
    let files = sources.filter { source in
      outline.clockKitFiles.contains(source.path)
        && !targets.contains { $0.contains(source.path) }
    }
    let folders = Dictionary(grouping: files) { file in
      let folder = PathNames.folder(of: file.path)
      return PathNames.outermost(of: folder, where: isScopeName) ?? folder
    }
    return folders.sorted { $0.key < $1.key }.map { folder, files in
      TargetEvidence(
        TargetSources(
          folder: folder, isWatch: true, files: files, outline: outline,
          takes: \.isClockKit),
        outline: outline, index: index)
    }
  }
}
