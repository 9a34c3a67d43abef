// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VibrancyFoundation

// Lints a folder with one rule switched off, shows a progress bar, and writes a page with pictures.
//
//   LintFolder FOLDER RULE REPORT.html
//
// Exit status: 0: nothing fails, 1: a finding is at least a warning, 2: it could not be judged.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(2)
}

let words = CommandLine.arguments.dropFirst()
guard words.count == 3, let folder = words.first, let page = words.last else {
  fail("usage: LintFolder FOLDER RULE REPORT.html")
}
let rule = RuleID(rawValue: words[words.startIndex + 1])

var settings = LintSettings()
do {
  try settings.switchOff(rule)
} catch {
  fail("\(error)")
}
var request = LintRequest(InputQuery(urls: [URL(filePath: folder)]), settings: settings)
request.exhibits = Report.Format.html.exhibits

/// Draws the bar; units may finish in any order, so it never goes back.
actor ProgressBar {
  private var most = -1

  func show(_ done: Int, of total: Int) {
    guard done > most else { return }
    most = done
    let cells = total > 0 ? 20 * done / total : 20
    let bar = String(repeating: "#", count: cells) + String(repeating: ".", count: 20 - cells)
    FileHandle.standardError.write(Data("\r[\(bar)] \(done)/\(total)".utf8))
    if done == total { FileHandle.standardError.write(Data("\n".utf8)) }
  }
}

let bar = ProgressBar()
let report = await Linter().lint(request) { done, total in await bar.show(done, of: total) }
do {
  try report.write(as: .html, to: URL(filePath: page))
} catch {
  fail("\(error)")
}

for error in report.errors { print("\(error.path): \(error.message)") }
let warnings = report.findings.filter { $0.severity.map { $0 >= .warning } ?? false }
print("\(report.summary.judged) judged, \(warnings.count) at least a warning, without \(rule)")
for finding in warnings {
  print("\(finding.location.path): \(finding.place?.rawValue ?? "anywhere"): \(finding.rule)")
}
if !report.errors.isEmpty { exit(2) }
exit(report.fails(at: .warning) ? 1 : 0)
