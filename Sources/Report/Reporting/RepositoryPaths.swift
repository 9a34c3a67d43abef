// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyRules

/// Paths as services that show a repository look them up: relative to its root.
struct RepositoryPaths: Sendable {
  private let workingDirectory: [Substring.UTF8View]
  private let roots: [[Substring.UTF8View]]

  /// - Parameters:
  ///   - roots: Absolute folders without links; a path is relative to the first that it lies below.
  ///   - workingDirectory: What reports print paths relative to: absolute, without links.
  init(roots: [String], workingDirectory: String) {
    self.roots = roots.map { Self.names($0, from: []) }
    self.workingDirectory = Self.names(workingDirectory, from: [])
  }

  /// A path of a report below its root; itself where it lies below none.
  func path(_ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let names = Self.names(path, from: isAbsolute ? [] : workingDirectory)
    for root in roots where names.count > root.count {
      let isBelow = zip(root, names).allSatisfy { $0.elementsEqual($1) }
      if isBelow {
        return names[root.count...].map { String(Substring($0)) }.joined(separator: "/")
      }
    }
    return path
  }

  private static func names(
    _ path: String, from start: [Substring.UTF8View]
  ) -> [Substring.UTF8View] {
    path.utf8.split(separator: UInt8(ascii: "/")).reduce(into: start) { names, name in
      if name.elementsEqual("..".utf8) {
        names = names.dropLast()
      } else if !name.elementsEqual(".".utf8) {
        names.append(name)
      }
    }
  }
}

extension Report {
  /// The report with its paths relative to the root of the repository, as far as the context knows
  /// it.
  func located(in context: ReportContext) -> Report {
    guard !context.repositoryRoots.isEmpty else { return self }
    let paths = RepositoryPaths(
      roots: context.repositoryRoots, workingDirectory: context.workingDirectory)
    var report = self
    report.findings = findings.map { $0.located(by: paths) }
    report.undetermined = undetermined.map { $0.located(by: paths) }
    report.errors = errors.map { error in
      var error = error
      error.path = paths.path(error.path)
      return error
    }
    for index in summary.warnings.indices {
      report.summary.warnings[index].location.path = paths.path(
        summary.warnings[index].location.path)
    }
    if !summary.baseline.isEmpty { report.summary.baseline = paths.path(summary.baseline) }
    return report
  }
}

extension Finding {
  fileprivate func located(by paths: RepositoryPaths) -> Finding {
    var finding = self
    finding.location.path = paths.path(location.path)
    finding.asset = asset.map(paths.path)
    for index in evidence.indices {
      finding.evidence[index].path = paths.path(evidence[index].path)
    }
    return finding
  }
}
