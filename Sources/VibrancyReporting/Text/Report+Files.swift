// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyRules

extension Report {
  /// All that is said of one file.
  struct File {
    /// Its path.
    let path: String
    /// What is wrong there, then what could not be told; by scene and rule.
    var findings: [Finding] = []
    /// Why it could not be read.
    var errors: [ReportError] = []
  }

  /// What was found, by file; by path. Paths are told apart by their bytes.
  var files: [File] {
    var files: [File] = []
    func last(_ path: String) -> Int {
      if let last = files.last, last.path.comesBefore(path) == nil { return files.count - 1 }
      files.append(File(path: path))
      return files.count - 1
    }
    var (findings, undetermined, errors) = (findings[...], undetermined[...], errors[...])
    while let path = Self.first([
      findings.first?.location.path, undetermined.first?.location.path, errors.first?.path,
    ]) {
      let file = last(path)
      func isHere(_ other: String) -> Bool { other.comesBefore(path) == nil }
      while let error = errors.first, isHere(error.path) {
        files[file].errors.append(error)
        errors.removeFirst()
      }
      while let finding = findings.first, isHere(finding.location.path) {
        files[file].findings.append(finding)
        findings.removeFirst()
      }
      while let finding = undetermined.first, isHere(finding.location.path) {
        files[file].findings.append(finding)
        undetermined.removeFirst()
      }
    }
    return files
  }

  private static func first(_ paths: [String?]) -> String? {
    paths.compactMap { $0 }.min { $0.comesBefore($1) ?? false }
  }
}
