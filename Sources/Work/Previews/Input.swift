// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyAssets
internal import VibrancyPNG
package import VibrancySystem

/// A picture to render or convert: a file, loose or in an asset catalog, or the bytes of a PNG.
public struct Input: Sendable, Hashable {
  /// The source of the bytes.
  package enum Source: Sendable, Hashable {
    /// In a file.
    case file
    /// In memory.
    case memory([UInt8])
  }

  /// The path as errors name it.
  public let path: String
  /// The source of the bytes.
  package private(set) var source: Source
  /// The name of what is made of it: the path below its root, without the extension.
  public let name: String
  /// Pixels per point the art was drawn for, `1...3`: from the catalog, or from `@2x` or `@3x` in
  /// the name, else 1. A vector is drawn at 3 unless a presentation says otherwise.
  public var scale: Int
  /// The format of the file.
  package let format: InputFormat
  /// In which scenes it is used.
  package let role: InputRole
  /// `true` for a template image, whose colors the system discards.
  package private(set) var isTemplate: Bool
  /// `true` for a vector of which bitmaps are made when the app is built, at 1, 2 and 3 pixels per
  /// point: what is shown larger is enlarged.
  package let isBuiltAsBitmap: Bool
  /// `true` if the system has to find the tinted look of this icon by itself.
  package let derivesTint: Bool
  /// The subject it shows; of thousands of inputs most are pictures, so a description is kept
  /// elsewhere.
  private let subject: Subject
  /// The root that its file may not lead out of; `nil` if it was named itself.
  package let root: Root?

  private indirect enum Subject: Sendable, Hashable {
    case picture
    case widget(DescribedWidget)
    case source(SourceWidget)
    case icon(IconDrawing)
  }

  /// The described widget it is a preview of, if it is none of one picture.
  package var described: DescribedWidget? {
    switch subject {
    case .picture, .source, .icon: nil
    case .widget(let widget): widget
    }
  }

  /// The widget of a project's Swift that it is a preview of, if it is one.
  public var sourceWidget: SourceWidget? {
    switch subject {
    case .picture, .widget, .icon: nil
    case .source(let widget): widget
    }
  }

  /// The look of an icon bundle that it is, drawn from layers.
  package var icon: IconDrawing? {
    switch subject {
    case .picture, .widget, .source: nil
    case .icon(let icon): icon
    }
  }

  /// A PNG, SVG, PDF or JPEG file, by the end of its name. Nothing is read yet.
  public init(path: String) {
    self.init(AssetFile(path: path), root: nil)
  }

  /// A file that is named inside an input.
  package init(path: String, within root: Root) { self.init(AssetFile(path: path), root: root) }

  /// The bytes of a PNG file, and a file name that errors name and that may state a scale.
  public init(pngData: [UInt8], name: String) {
    let file = AssetFile(path: name)
    (path, source, self.name, scale) = (name, .memory(pngData), file.name, file.scale)
    (format, role, isTemplate, derivesTint) = (.png, .loose, false, false)
    (subject, root, isBuiltAsBitmap) = (.picture, nil, false)
  }

  /// A file that was found or named.
  package init(_ file: AssetFile) { self.init(file, root: file.root) }

  /// A file that was found or named; a PNG that was named itself and lies in an image set is drawn
  /// as the set says, and is still an input of its own.
  package init(asStored file: AssetFile) {
    self.init(file)
    guard format == .png, let art = CatalogSearch.art(of: file), art.kind == .png else { return }
    (scale, isTemplate) = (art.scale ?? 1, art.isTemplate)
  }

  private init(_ file: AssetFile, root: Root?) {
    self.root = root
    (path, source, name) = (file.path, .file, file.name)
    format = InputFormat(name: file.path)
    scale = format.isVector ? 3 : file.scale
    (role, isTemplate, derivesTint, subject) = (.loose, false, false, .picture)
    isBuiltAsBitmap = false
  }

  package init(_ art: CatalogArt, role: InputRole, derivesTint: Bool = false) {
    (path, source, name) = (art.path, .file, art.name)
    format = InputFormat(art.kind)
    scale = format.isVector ? 3 : art.scale ?? 1
    (self.role, isTemplate, self.derivesTint) = (role, art.isTemplate, derivesTint)
    (subject, root) = (.picture, art.root)
    isBuiltAsBitmap = format.isVector && !art.preservesVector
  }

  /// The same picture, to be shown wherever it is asked for.
  package var alone: Input { Input(self, role: .loose) }

  private init(_ other: Input, role: InputRole) {
    (path, source, name, scale) = (other.path, other.source, other.name, other.scale)
    (format, isTemplate, derivesTint) = (other.format, other.isTemplate, other.derivesTint)
    (self.role, subject, root) = (role, other.subject, other.root)
    isBuiltAsBitmap = other.isBuiltAsBitmap
  }

  /// A preview of a described widget.
  ///
  /// - Parameter root: What the description's own file may not lead out of.
  init(_ widget: DescribedWidget, root: Root?, name: String) {
    (path, source, self.name, scale) = (widget.file.path, .file, name, 3)
    (format, role, isTemplate, derivesTint) = (.png, .image, false, false)
    (subject, self.root, isBuiltAsBitmap) = (.widget(widget), root, false)
  }

  /// A preview of a widget of a project's Swift.
  ///
  /// - Parameter root: What the project's files may not lead out of.
  init(_ widget: SourceWidget, root: Root?, name: String) {
    (path, source, self.name, scale) = (widget.path, .file, name, 3)
    (format, role, isTemplate, derivesTint) = (.png, .image, false, false)
    (subject, self.root, isBuiltAsBitmap) = (.source(widget), root, false)
  }

  /// A look of an icon bundle.
  ///
  /// - Parameter root: What the bundle itself may not lead out of.
  init(_ icon: IconDrawing, root: Root?, name: String) {
    (path, source, self.name, scale) = (icon.bundle.path, .file, name, 1)
    (format, role, isTemplate, derivesTint) = (.png, .icon(icon.styles), false, false)
    (subject, self.root, isBuiltAsBitmap) = (.icon(icon), root, false)
  }

  /// The same input with other bytes, which no file holds yet.
  package func holding(_ bytes: [UInt8]) -> Input {
    var input = self
    input.source = .memory(bytes)
    return input
  }

  /// The bytes, if they are in memory.
  var bytesInMemory: [UInt8] {
    if case .memory(let bytes) = source { bytes } else { [] }
  }
}

/// The format of an input's file.
package enum InputFormat: Sendable, Hashable {
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
    case .png, .pointer, .other: self = .png
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

  /// `true` if it has no pixels of its own, so that it is drawn at the scale that is wanted.
  package var isVector: Bool { self == .svg || self == .pdf }
}
