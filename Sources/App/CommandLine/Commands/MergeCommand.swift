// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// `vibrancy merge`: the parts of a run as one report.
struct MergeCommand: BatchCommand {
  let runOptions: RunOptions
  private let reports: ReportOptions
  private let allowsStale: Bool
  private let paths: [String]

  init(_ options: inout OptionReader) {
    reports = ReportOptions(&options, Self.formats)
    allowsStale = LintOptions.allowStale(&options).value
    runOptions = RunOptions(ofShort: &options, listing: "all findings and what is undetermined")
    paths = options.positionals(
      PositionalSpec(
        "REPORT.jsonl", help: "the files that 'lint --shard I/N --reporter jsonl:FILE' wrote"))
  }

  /// Those that do not show pictures which parts do not carry.
  private static let formats = Report.Format.allCases.filter { format in
    format.reporter.exhibits(for: nil) != .all
  }

  static let about = CommandDescription(
    "Makes one report of the parts that 'lint --shard' wrote",
    usage: ["REPORT.jsonl... [options]"],
    examples: [ExampleSpec("vibrancy merge part-*.jsonl", "as if one machine had done it all")])

  func work(on console: Console) async throws(CommandError) -> ExitStatus {
    let writer = try ReportWriter(reports, failOn: .error, runOptions: runOptions)
    guard writer.formats.allSatisfy(Self.formats.contains) else {
      throw CommandError("--reporter: parts carry the pictures of what fails alone; use html")
    }
    var parts: [Report] = []
    var errors: [CommandError] = []
    var bytesLeft = Self.mostBytes
    for path in paths {
      do throws(CommandError) {
        parts.append(try Self.report(at: path, bytesLeft: &bytesLeft))
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else {
      for error in errors { await console.fail(error.sentence) }
      return .failure
    }
    var report: Report
    do throws(ReportMergeError) {
      report = try Report.merged(parts)
    } catch {
      let path = error.report.map { "\(paths[$0]): " } ?? ""
      throw CommandError(path + Advice.sentence(for: error))
    }
    report.summary.failsOnStale = !allowsStale && !report.summary.stale.isEmpty
    var status = await writer.write(report, on: console)
    status = max(status, await writer.reportIfNothingJudged(in: report, on: console))
    status = max(status, await writer.reportIfNotUnderstood(in: report, on: console))
    return max(status, writer.status(of: report))
  }

  /// The most bytes of all parts: their report is held as a whole.
  private static let mostBytes = 32 << 20

  private static func report(
    at path: String, bytesLeft: inout Int
  ) throws(CommandError) -> Report {
    var reader = JSONLinesReader()
    var failure: ReportReadingError?
    do throws(VibrancyError) {
      bytesLeft -= try Input(path: path).forEachPortion(limit: mostBytes) { bytes in
        do throws(ReportReadingError) { try reader.take(bytes) } catch { failure = error }
        return failure == nil
      }
    } catch {
      throw CommandError("\(error)")
    }
    guard bytesLeft >= 0 else {
      throw CommandError(
        "\(path): with the parts before it has more than \(mostBytes >> 20) MiB, the most that are"
          + " merged; lint fewer folders at a time")
    }
    do throws(ReportReadingError) {
      if let failure { throw failure }
      return try reader.report()
    } catch {
      throw CommandError("\(path):\(error.line): \(Advice.sentence(for: error))")
    }
  }
}
