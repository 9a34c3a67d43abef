// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import Vibrancy

#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

/// Fails the running test, of Swift Testing or XCTest, for each reason why a picture cannot be read
/// where the system repaints it: beside a snapshot, what the snapshot will become.
///
/// ```swift
/// @Test func `the gauge is legible`() async throws {
///   let png = try Data(contentsOf: URL(filePath: "Snapshots/gauge@3x.png"))
///   await expectLegible(png, in: [.lockScreen(), .homeTinted(.orange)])
/// }
/// ```
///
/// What fails only for some parameter values of the model is undetermined, and fails no test.
///
/// - Parameters:
///   - png: The bytes of a PNG file: an array, or `Data`.
///   - name: What messages call it; `@2x` or `@3x` before its extension states its scale.
///   - scenes: Where it is judged; `nil`: in the places that lint judges unless set otherwise.
///   - severity: The least severity that fails the test.
///   - fileID: Where the failure is shown, as for the next three.
public func expectLegible(
  _ png: some Sequence<UInt8>, named name: String = "picture@3x.png",
  in scenes: [WidgetScene]? = nil,
  atLeast severity: Severity = .warning, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  for problem in await problems(of: Array(png), name, scenes, severity) {
    #if canImport(Testing)
      if Test.current != nil {
        let place = SourceLocation(
          fileID: fileID.description, filePath: filePath.description, line: Int(line),
          column: Int(column))
        Issue.record(Comment(rawValue: problem), sourceLocation: place)
        continue
      }
    #endif
    #if canImport(XCTest)
      XCTFail(problem, file: filePath, line: line)
    #endif
  }
}

/// The reasons for which the test fails, one line each; empty if the picture is legible.
private func problems(
  of png: [UInt8], _ name: String, _ scenes: [WidgetScene]?, _ severity: Severity
) async -> [String] {
  if let scenes, scenes.isEmpty { return ["\(name): no scene is given to judge it in"] }
  var request = LintRequest(InputQuery(paths: []))
  request.inputs = [Input(pngData: png, name: name)]
  request.scenes = scenes
  let report = await Linter().lint(request)
  let failures = report.findings.filter { ($0.severity ?? .note) >= severity }.map { finding in
    let place = [finding.scene, finding.wallpaper].compactMap(\.self).joined(separator: " on ")
    let fix = finding.fix.map { "; \($0)" } ?? ""
    return "\(name): \(place.isEmpty ? "" : place + ": ")\(finding.message) (\(finding.rule))\(fix)"
  }
  let errors = report.errors.map { "\($0.path): \($0.message)" }
  return errors + failures
}
