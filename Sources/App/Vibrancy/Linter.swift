// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyLint
public import VibrancyPNG
public import VibrancyReporting

/// Judges whether art stays legible where the system repaints it.
///
/// ```swift
/// let report = await Linter().lint(at: ["Widget/Assets.xcassets"])
/// print(report.text(as: .xcode))
/// exit(report.fails(at: .error) ? 1 : 0)
/// ```
public struct Linter: Sendable {
  /// The limits on the size of an input, checked before memory is allocated for it.
  public var limits: PNGLimits

  /// A linter.
  public init(limits: PNGLimits = PNGLimits()) { self.limits = limits }

  /// Judges files, folders, catalogs and descriptions.
  ///
  /// - Parameters:
  ///   - paths: As `InputQuery` takes them.
  ///   - settings: The rules, scenes and scope.
  ///   - jobs: How many are worked on at once, from 1; `nil`: as many as there are processors.
  /// - Returns: The report, without pictures; it does not depend on `jobs`.
  public func lint(
    at paths: [String], settings: LintSettings = LintSettings(), jobs: Int? = nil
  ) async -> Report {
    var request = LintRequest(InputQuery(paths: paths), settings: settings)
    if let jobs { request.jobs = jobs }
    return await lint(request)
  }

  /// Judges what a request names. Never throws because art is bad, and never passes because
  /// something could not be read: both are in the report.
  ///
  /// - Parameters:
  ///   - request: What is judged and how.
  ///   - progress: Called with the number of finished units and their total: first with 0, then after
  ///     each unit, from any task.
  /// - Returns: The report: a function of the files and the request, whatever its `jobs`.
  public func lint(
    _ request: LintRequest, progress: @escaping @Sendable (Int, Int) async -> Void = { _, _ in }
  ) async -> Report {
    await inspect(request, progress: progress).report
  }

  /// Reads how the sources of a request's folders show pictures; no picture is opened.
  ///
  /// - Returns: That, what could not be read, and what the reader should know, one sentence each.
  package func evidence(
    for request: LintRequest
  ) -> (record: EvidenceRecord, errors: [ReportError], notes: [String]) {
    LintRun(request, limits: limits).evidence()
  }

  /// Judges what a request names and keeps what was measured, as `request.inspection` says.
  ///
  /// - Returns: The report, and every piece of art in the order of the units; memory is that of
  ///   both.
  package func inspect(
    _ request: LintRequest, progress: @escaping @Sendable (Int, Int) async -> Void = { _, _ in }
  ) async -> (report: Report, art: [InspectedArt]) {
    await LintRun(request, limits: limits).result(progress: progress)
  }

  /// Judges what a request names and hands over what was measured of it, unit by unit in their order:
  /// memory is that of some units, whatever there is.
  ///
  /// - Parameters:
  ///   - mostPictures: The most small pictures to hand over, in whole pieces of art.
  ///   - take: Takes one.
  /// - Returns: The report, its findings being those alone that are of no unit.
  package func stream(
    _ request: LintRequest, mostPictures: Int = 0,
    progress: @escaping @Sendable (Int, Int) async -> Void = { _, _ in },
    _ take: (StreamedUnit) async -> Void
  ) async -> Report {
    await LintRun(request, limits: limits).streamed(
      mostPictures: mostPictures, progress: progress, take)
  }
}
