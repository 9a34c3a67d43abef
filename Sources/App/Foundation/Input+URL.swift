// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import Vibrancy

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Input {
  /// A PNG, SVG, PDF or JPEG file, by the end of its name. Nothing is read yet.
  ///
  /// - Parameter url: A file URL. Reading another one fails with an error that names it.
  public init(url: URL) { self.init(path: url.vibrancyPath) }

  /// The bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - pngData: The whole file.
  ///   - name: A file name for errors; `@2x` or `@3x` before its extension states its scale.
  public init(pngData: Data, name: String) { self.init(pngData: Array(pngData), name: name) }
}

extension InputQuery {
  /// Files, folders, catalogs and descriptions by their file URLs.
  public init(urls: [URL]) { self.init(paths: urls.map(\.vibrancyPath)) }
}

extension URL {
  /// The path of a file URL without a `/` at its end; of another URL all of it, which no file is
  /// called.
  var vibrancyPath: String {
    guard isFileURL else { return absoluteString }
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
