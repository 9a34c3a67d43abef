// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

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
  /// fontconfig: the font that stands for a name; comes with librsvg.
  package static let fcMatch = HelperTool(
    name: "fc-match", aptPackage: "fontconfig", brewFormula: "fontconfig")
  /// fontconfig: the fonts there are.
  package static let fcList = HelperTool(
    name: "fc-list", aptPackage: "fontconfig", brewFormula: "fontconfig")
  /// fontconfig: the fonts of a folder.
  package static let fcScan = HelperTool(
    name: "fc-scan", aptPackage: "fontconfig", brewFormula: "fontconfig")
  /// Git: what a project was before.
  package static let git = HelperTool(name: "git", aptPackage: "git", brewFormula: "git")

  /// Where the programs are that pictures come from; empty for one that is missing.
  package static var places: [String] {
    [rsvgConvert, pdfToCairo, djpeg].map {
      HelperSearch.path(of: $0.name, in: HelperSearch.standardPath) ?? ""
    }
  }
}

/// Finds a program as a shell does.
enum HelperSearch {
  /// `PATH`; where Homebrew puts things, besides: build systems on a Mac leave that out.
  static let standardPath: String = {
    let path = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? "/usr/bin:/bin"
    #if os(Linux)
      return path
    #else
      return path + ":/opt/homebrew/bin:/usr/local/bin"
    #endif
  }()

  /// Where a program is; `nil` if no folder has it.
  ///
  /// An empty or relative entry is passed over: it would run what lies beside the art.
  static func path(of name: String, in searchPath: String) -> String? {
    for folder in searchPath.utf8.split(separator: UInt8(ascii: ":")) {
      let path = "\(Substring(folder))/\(name)"
      if path.utf8.first == UInt8(ascii: "/"), isProgram(path) { return path }
    }
    return nil
  }

  private static func isProgram(_ path: String) -> Bool {
    var record = stat()
    guard unsafe stat(path, &record) == 0, record.st_mode & S_IFMT == S_IFREG else { return false }
    return unsafe access(path, X_OK) == 0
  }

  /// What the system calls an error.
  static func text(of code: Int32) -> String {
    if code == EAGAIN { return "no more processes may be started (ulimit -u)" }
    if code == EMFILE { return "no more files may be open (ulimit -n)" }
    guard let text = unsafe strerror(code) else { return "system error \(code)" }
    return unsafe String(cString: text)
  }
}

/// What one run of a helper may use up: the same for each, whatever the others of a run used.
package struct HelperLimits: Sendable, Hashable {
  /// The most processor time, in whole seconds: what ends a file that wants too much.
  package var cpuSeconds = 20
  /// The longest run, in seconds of the clock: only ends what waits for something that never comes.
  ///
  /// A machine that does much else besides must not make a difference.
  package var wallSeconds = 300.0
  /// The largest address space, in bytes. A drawing of 4096 × 4096 needs about 200 MiB.
  ///
  /// macOS does not enforce it.
  package var memoryBytes = 2 << 30
  /// The most memory of its own, in bytes: what it allocates, shared libraries aside.
  ///
  /// Linux refuses more; elsewhere one that holds more is ended within a fiftieth of a second.
  package var ownBytes = 2 << 30
  /// The most output, in bytes, which is held: 16 Mpx of three samples, or of four in a PNG.
  package var outputBytes = 64 << 20

  /// The defaults.
  package init() {}
}
