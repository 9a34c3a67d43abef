// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets

/// The image sets of a project by name, for those who say why a picture is not drawn.
struct DraftSets {
  private var images: [String: ImageSet] = [:]

  init(_ sets: [CatalogSet]) {
    for case .image(let set) in sets where images[set.place.name] == nil {
      images[set.place.name] = set
    }
  }

  /// The remark on a call that was not understood.
  func words(on gap: String) -> String {
    if gap == "Image" { return "a picture that is made at run time" }
    let (start, end) = ("Image(\"", "\")")
    guard gap.hasPrefix(start), gap.hasSuffix(end),
      gap.utf8.count > start.utf8.count + end.utf8.count
    else { return "not understood: \(gap.isEmpty ? "…" : gap)" }
    let name = String(gap.dropFirst(start.count).dropLast(end.count))
    return "the picture “\(name)”: \(reason(name))"
  }

  private func reason(_ name: String) -> String {
    guard let set = images[name] else { return "no set is called so" }
    guard let art = set.art(for: CatalogRequest()) else {
      let isThere = !set.art.isEmpty
      return "\(set.place.path) has no picture\(isThere ? " for an iPhone" : "'s file")"
    }
    return art.kind == .pointer
      ? "\(set.place.path) is a Git LFS pointer; run 'git lfs pull'"
      : "\(set.place.path) cannot be drawn"
  }
}
