// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import Vibrancy

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Linter {
  /// Judges files, folders, catalogs and descriptions.
  ///
  /// - Parameters:
  ///   - urls: File URLs.
  ///   - settings: The rules, scenes and scope.
  ///   - jobs: How many are worked on at once, from 1; `nil`: as many as there are processors.
  /// - Returns: The report, without pictures; it does not depend on `jobs`.
  public func lint(
    at urls: [URL], settings: LintSettings = LintSettings(), jobs: Int? = nil
  ) async -> Report {
    await lint(at: urls.map(\.vibrancyPath), settings: settings, jobs: jobs)
  }
}

extension Report {
  /// Writes the report in a format; the file appears whole or not at all.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - url: A file URL, in a folder that exists. A file that is there is replaced.
  /// - Throws: `VibrancyError` of the kind `unwritable`.
  public func write(as format: Format, to url: URL) throws(VibrancyError) {
    try write(as: format, to: url.vibrancyPath)
  }
}

extension Baseline {
  /// Reads a baseline.
  ///
  /// - Throws: `BaselineError`: the file cannot be read, or with all that is wrong in it.
  public init(url: URL) throws(BaselineError) { try self.init(path: url.vibrancyPath) }

  /// Writes the baseline as JSON; the file appears whole or not at all.
  ///
  /// - Parameter url: A file URL, in a folder that exists. A file that is there is replaced.
  /// - Throws: `VibrancyError` of the kind `unwritable`.
  public func write(to url: URL) throws(VibrancyError) { try write(to: url.vibrancyPath) }
}
