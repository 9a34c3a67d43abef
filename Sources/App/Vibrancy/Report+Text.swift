// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
public import VibrancyLint
public import VibrancyPreviews
public import VibrancyReporting
internal import VibrancyRules
internal import VibrancySystem

extension Report {
  /// The report in a format, with the pictures that it carries where the format shows pictures.
  ///
  /// ```swift
  /// var request = LintRequest(InputQuery(paths: ["Widget"]))
  /// request.exhibits = Report.Format.html.exhibits
  /// let page = await Linter().lint(request).text(as: .html)
  /// ```
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - workingDirectory: The folder that paths of the report start from, which `xcode` puts in
  ///     front of them: absolute; `nil`: the process's own.
  /// - Returns: Text that ends in a line break unless it is empty; to be stored as UTF-8.
  public func text(as format: Format, workingDirectory: String? = nil) -> String {
    formatted(
      format, rules: builtInRules,
      workingDirectory: workingDirectory ?? PathBelow.workingDirectory)
  }

  /// Writes the report in a format; the file appears whole or not at all.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - path: The file, in a folder that exists. One that is there is replaced.
  /// - Throws: `VibrancyError` of the kind `unwritable`.
  public func write(as format: Format, to path: String) throws(VibrancyError) {
    try WholeFile.save(text(as: format), as: path)
  }

  /// The report without the findings that a baseline knows, which `summary.known` counts.
  ///
  /// An entry whose file is gone knows the same art at another path, so that a renamed file stays
  /// known. Entries that match nothing are in `summary.stale`.
  public func applying(_ baseline: Baseline) -> Report {
    baseline.applied(to: self, isGone: { FileIdentity.of($0) == nil })
  }
}
