// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyReporting
import VibrancyRules

@Suite("Paths of services that show a repository")
struct RepositoryPathTests {
  private func text(
    _ format: Report.Format, _ path: String, from folder: String, roots: [String]
  ) -> String {
    var finding = Finding(
      Verdict(.fails(.error), message: "m"), of: "r", at: Location(path: path, line: 3),
      asset: "\(path).png", name: "",
      evidence: [
        CodeLocation(path: path, line: 7), CodeLocation(path: path, line: 8, candidates: 5),
      ],
      fingerprint: "f")
    finding.scene = "lock-screen"
    let report = Report(
      version: "1", model: 1, findings: [finding], undetermined: [],
      errors: [ReportError(path: path, message: "cut")], summary: Summary())
    var context = ReportContext(rules: [], workingDirectory: folder)
    context.repositoryRoots = roots
    return format.reporter.text(for: report, in: context)
  }

  @Test(
    "are relative to the root that they lie below",
    arguments: [
      ("Widget/a.swift", "ios/Widget/a.swift"), ("../Widget/a.swift", "Widget/a.swift"),
      ("./b/../a.swift", "ios/a.swift"), ("/repo/c/a.swift", "c/a.swift"),
      ("/other/lib/a.swift", "lib/a.swift"), ("/elsewhere/a.swift", "/elsewhere/a.swift"),
      ("../../repository/a.swift", "../../repository/a.swift"),
    ])
  func paths(_ path: String, _ shown: String) {
    let roots = ["/repo", "/other"]
    let github = text(.github, path, from: "/repo/ios", roots: roots)
    #expect(github.contains("file=\(shown),line=3"))
    #expect(github.contains("title=not read,file=\(shown)::cut"))
    let gitlab = text(.gitlab, path, from: "/repo/ios", roots: roots)
    #expect(gitlab.components(of: "\"path\":\"\(shown)\"") == 2)
    let sarif = text(.sarif, path, from: "/repo/ios", roots: roots)
    let uri = shown.first == "/" ? "file://" + shown : shown
    // The finding, two lines of code and the error; the picture beside it and in the attachment.
    #expect(sarif.components(of: "\"uri\":\"\(uri)\"") == 4)
    #expect(sarif.components(of: "\"uri\":\"\(uri).png\"") == 2)
    #expect(sarif.contains("\"evidence\":[\"\(shown):7\",\"\(shown):8 (one of 5)\"]"))
  }

  @Test(
    "of other formats stay relative to the working directory",
    arguments: [Report.Format.text, .json, .jsonl, .junit, .markdown, .html])
  func others(_ format: Report.Format) {
    let text = text(format, "Widget/a.swift", from: "/repo/ios", roots: ["/repo"])
    #expect(!text.contains("ios/Widget"))
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(of text: String) -> Int { split(separator: text).count - 1 }
}
