// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets

/// The format of an input's file.
public enum InputFormat: Sendable, Hashable {
  /// Decoded by us.
  case png
  /// Drawn by `rsvg-convert`.
  case svg
  /// The first page, drawn by `pdftocairo`.
  case pdf
  /// Decoded by `djpeg`.
  case jpeg

  /// The format that the end of a file's name states; PNG unless it says otherwise.
  init(name: String) {
    self.init(ArtKind(name: name))
  }

  init(_ kind: ArtKind) {
    switch kind {
    case .svg: self = .svg
    case .pdf: self = .pdf
    case .jpeg: self = .jpeg
    // What else calls itself an input is refused by the PNG decoder, which says what it is.
    case .png, .other: self = .png
    }
  }

  /// The most bytes that are read of a file which is held as a whole, for a helper program; a PNG is
  /// read as its rows are needed.
  var mostBytes: Int {
    switch self {
    case .png: .max
    case .svg: 16 << 20
    case .pdf, .jpeg: 64 << 20
    }
  }

  /// Whether it has no pixels of its own, so that it is drawn at the scale that is wanted.
  package var isVector: Bool { self == .svg || self == .pdf }
}
