// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyAssets
import VibrancyEvidence
import VibrancyJSON
import VibrancyLint
import VibrancyReporting
import VibrancyRules
import VibrancyScenes
import VibrancySyntax
import VibrancyVectors
import VibrancyVocabulary

/// Readers of text, and of headers, that need no disk.
enum TextFuzz {
  static func widget(_ bytes: [UInt8]) {
    do {
      let file = try WidgetFile(bytes, path: "A.widget.json")
      for variant in try file.variants() {
        for form in variant.forms { _ = variant.layers(in: form) }
        promise(variant.fileName?.contains("/") != true, "a name of a file is one name")
      }
    } catch { error.lines.forEach(promiseOneLine) }
  }

  static func configuration(_ bytes: [UInt8]) {
    func settings(_ bytes: [UInt8]) throws(ConfigurationError) -> LintSettings {
      try LintSettings(
        bytes, path: "/app/.vibrancy.json", in: ["/app"], rules: builtInRules,
        frame: PathFrame(workingDirectory: "/app")
      ) { .success(Wallpaper(name: $0, source: Wallpaper.mid.source)) }
    }
    let first: LintSettings
    do throws(ConfigurationError) { first = try settings(bytes) } catch {
      error.lines.forEach(promiseOneLine)
      return
    }
    for path in ["/app/Widget/A.xcassets/logo.imageset", "/app/a.png", "/else/b.png"] {
      _ = first.asset(at: path)
      _ = (first.excludes(path), first.scopeVerdict(on: path))
    }
    promise(
      JSONDocument(Array(first.json.utf8), as: .strict).mistakes.isEmpty, "settings are JSON")
    do throws(ConfigurationError) {
      promise(
        try settings(Array(first.json.utf8)).json == first.json, "settings read back the same")
    } catch { fatalError("broken promise: settings are a configuration: \(error)\n\(first.json)") }
  }

  static func pbxproj(_ bytes: [UInt8]) {
    let found = ProjectFiles.targets(inXcodeProject: bytes, path: "App.xcodeproj/project.pbxproj")
    found.notes.forEach { promiseOneLine(VisibleText.of($0)) }
    let paths = ["Widget/W.swift", "App/A.swift", "W.swift"]
    for target in found.targets {
      for platform in target.platforms { _ = platform.compilerNames }
      for path in paths { _ = target.members.contains(path) }
    }
    _ = Evidence(
      sources: paths.map { SourceText(path: $0, bytes: []) }, sets: [], projects: found.targets
    ) { _ in false }
  }

  static func baseline(_ bytes: [UInt8]) {
    do throws(BaselineError) {
      let baseline = try Baseline(bytes, path: "b.json")
      let written = Array(baseline.text.utf8)
      do throws(BaselineError) {
        promise(try Baseline(written, path: "b.json") == baseline, "a baseline reads back the same")
      } catch { fatalError("broken promise: a baseline can be read: \(error)") }
    } catch { error.lines.forEach(promiseOneLine) }
  }

  /// One part of a run, or several with 0x1E between them.
  static func merge(_ bytes: [UInt8]) {
    var reports: [Report] = []
    for part in parts(bytes, atMost: 4) {
      do throws(ReportReadingError) {
        var report = try Report(jsonLines: part, like: reports.first)
        reports.append(report)
        let written = report.text(as: .jsonl)
        if report.shard == nil { report.exhibits = [] }
        if report.shard?.index != 1 { report.evidence = nil }
        do throws(ReportReadingError) {
          let again = try Report(jsonLines: Array(written.utf8))
          promise(again == report, "a report reads back the same")
        } catch { fatalError("broken promise: a report can be read: \(error)\n\(written)") }
      } catch { promiseOneLine(error.description) }
    }
    do throws(ReportMergeError) {
      let whole = try Report.merged(reports)
      for format in Report.Format.allCases {
        promise(whole.text(as: format).utf8.allSatisfy { $0 != 0 }, "no NUL in a report")
      }
    } catch { promiseOneLine(error.description) }
  }

  // What an error quotes of a file is made visible by who reports it.
  static func svg(_ bytes: [UInt8]) {
    do throws(VectorError) {
      if let size = try VectorSize(ofSVG: bytes) {
        promise(size.width >= 0 && size.height >= 0, "no side is below zero: \(size)")
      }
    } catch { promiseOneLine(VisibleText.of(error.description)) }
    for id in ["a", "layer1"] {
      do throws(VectorError) { _ = try SVGGroup(id: id, in: bytes).stylesheet } catch {
        promiseOneLine(VisibleText.of(error.description))
      }
    }
  }

  static func jpeg(_ bytes: [UInt8]) {
    do throws(JPEGError) {
      let header = try JPEGHeader(bytes)
      promise(header.components > 0, "a frame has components")
      _ = header.uprightSides
    } catch { promiseOneLine(VisibleText.of(error.description)) }
  }
}

extension Report {
  fileprivate func text(as format: Format) -> String {
    format.reporter.text(for: self, in: ReportContext(rules: [], workingDirectory: "/app"))
  }
}
