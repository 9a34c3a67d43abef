// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A program of the system's that reads a format for us.
package struct HelperTool: Sendable, Hashable {
  /// Its name, as a shell finds it.
  package let name: String
  /// The Debian and Ubuntu package that holds it.
  package let aptPackage: String
  /// The Homebrew formula that holds it.
  package let brewFormula: String

  /// A tool, and where it comes from.
  package init(name: String, aptPackage: String, brewFormula: String) {
    (self.name, self.aptPackage, self.brewFormula) = (name, aptPackage, brewFormula)
  }

  /// librsvg: SVG to PNG.
  package static let rsvgConvert = HelperTool(
    name: "rsvg-convert", aptPackage: "librsvg2-bin", brewFormula: "librsvg")
  /// Poppler: PDF to PNG.
  package static let pdfToCairo = HelperTool(
    name: "pdftocairo", aptPackage: "poppler-utils", brewFormula: "poppler")
  /// Poppler: what a PDF says about itself.
  package static let pdfInfo = HelperTool(
    name: "pdfinfo", aptPackage: "poppler-utils", brewFormula: "poppler")
  /// libjpeg-turbo: JPEG to rows.
  package static let djpeg = HelperTool(
    name: "djpeg", aptPackage: "libjpeg-turbo-progs", brewFormula: "jpeg-turbo")
}
