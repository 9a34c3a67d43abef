// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// `vibrancy merge`: the parts of a run as one report.
struct MergeCommand: BatchCommand {
  let arguments: Arguments
  let console: Console

  init(_ arguments: Arguments) {
    self.arguments = arguments
    console = Console(
      isQuiet: true, color: arguments.text("color").flatMap { ColorChoice(rawValue: $0) } ?? .auto)
  }

  func work() async throws(CommandError) -> ExitStatus {
    if arguments.list("reporter").contains(where: { $0.hasPrefix("html-full") }) {
      throw CommandError("--reporter: parts carry the pictures of what fails alone; use html")
    }
    let writer = try ReportWriter(arguments, failOn: .error)
    var reports: [Report] = []
    var errors: [CommandError] = []
    var bytesLeft = Self.mostBytes
    for path in arguments.positionals {
      do throws(CommandError) {
        reports.append(try Self.report(at: path, bytesLeft: &bytesLeft))
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else {
      for error in errors { await console.fail(error.sentence) }
      return .failure
    }
    let report: Report
    do throws(ReportMergeError) {
      report = try Report.merged(reports)
    } catch {
      let path = error.report.map { "\(arguments.positionals[$0]): " } ?? ""
      throw CommandError("\(path)\(error)")
    }
    var status = await writer.write(report, on: console)
    status = max(status, await writer.tellIfNothingJudged(in: report, on: console))
    return max(status, writer.status(of: report, allowsStale: arguments.flag("allow-stale")))
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
      throw CommandError("\(path):\(error.line): \(error)")
    }
  }
}
