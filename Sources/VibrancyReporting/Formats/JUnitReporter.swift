// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRules

/// `junit`: for the test pages of CI servers; a suite a file, a case a rule.
///
/// Errors and warnings fail their case, what could not be told skips it, notes are its output.
struct JUnitReporter: Reporter {
  let fileExtension = "xml"

  /// An XML document; a run without findings is one passing case.
  func text(for report: Report, in context: ReportContext) -> String {
    var suites = report.files.map(JUnitSuite.init)
    if suites.isEmpty { suites = [JUnitSuite(passing: report.verdict)] }
    let (tests, failures, errors) = suites.reduce((0, 0, 0)) { sum, suite in
      (sum.0 + suite.cases.count, sum.1 + suite.failures, sum.2 + suite.errors)
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"vibrancy\" tests=\"\(tests)\" failures=\"\(failures)\""
    text += " errors=\"\(errors)\">\n"
    for suite in suites { text += suite.text }
    return text + "</testsuites>\n"
  }
}
