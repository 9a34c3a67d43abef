// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyCache
internal import VibrancyJSON
internal import VibrancyPNG
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancySystem
internal import VibrancyVectors

/// What results that come from pictures depend on, wherever the pictures are.
extension PreviewMaker {
  /// Adds what holds for all inputs: the model, the limits, and the programs and libraries that read
  /// pictures. Fonts that an SVG names are not among it; those of a description's texts are in its own.
  package func add(to key: inout KeyBytes) {
    key.add(value: model)
    key.add(value: limits)
    key.add(CodecVersions.text)
    for place in HelperTool.places {
      key.add(place)
      key.add(ProgramFile.mark(of: place))
    }
  }

  /// The digests of the files that inputs are made of, each read once and not held; `nil` if one
  /// cannot be read as a whole, or they are not known, so that nothing may be kept of it.
  package func digests(of inputs: [Input]) -> [CacheKey]? {
    var digests: [CacheKey] = []
    var seen: Set<String> = []
    for tree in inputs.compactMap(\.sourceWidget?.tree) {
      guard let digest = tree.digest else { return nil }
      digests.append(digest)
    }
    for file in inputs.filter({ $0.sourceWidget == nil }).flatMap(\.files)
    where seen.insert(file.path).inserted {
      guard let digest = digest(of: file) else { return nil }
      digests.append(digest)
    }
    return digests
  }

  func digest(of file: Input) -> CacheKey? {
    var bytes: [UInt8]?
    return digest(of: file, holding: &bytes, atMost: 0)
  }

  /// The digest of a file.
  ///
  /// - Parameters:
  ///   - bytes: Its bytes afterwards; `nil` where they are not wanted, or too many.
  ///   - most: The most bytes that are held.
  func digest(of file: Input, holding bytes: inout [UInt8]?, atMost most: Int) -> CacheKey? {
    // What comes only once would be missing afterwards.
    if file.source == .file, !FileBytes.startsOver(file.path) { return nil }
    let digest = Digest()
    let count = try? file.forEachPortion(limit: min(limits.bytes, Self.mostDigested)) { part in
      digest.add(part)
      if let held = bytes?.count {
        if held + part.count <= most { bytes?.append(contentsOf: part) } else { bytes = nil }
      }
      return true
    }
    return count == nil ? nil : digest.key
  }

  /// The most bytes of a file whose digest is looked up: reading more costs too much.
  private static let mostDigested = 1 << 30
}

extension Input {
  /// The files that decide what it looks like.
  package var files: [Input] {
    if let icon { return icon.files }
    return described.map { [alone] + $0.pictures } ?? [self]
  }
}
