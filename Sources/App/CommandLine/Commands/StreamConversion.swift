// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// A conversion of one picture whose result goes to standard output.
struct StreamConversion: Sendable {
  /// The picture; none where it could not be read.
  let inputs: [Input]
  private let options: ConvertOptions
  private let simulator: Simulator

  /// - Throws: There are several pictures, or standard output is a terminal.
  init(
    of list: ConvertList, _ options: ConvertOptions, _ simulator: Simulator
  ) throws(CommandError) {
    (inputs, self.options, self.simulator) = (list.pictures, options, simulator)
    guard list.pictures.count <= 1, list.others.isEmpty else {
      let count = list.pictures.count + list.others.count
      throw CommandError(
        "-o -: standard output takes one picture, not \(counted(count, "file")); use -o DIR")
    }
    if !options.isDryRun, Terminal.isTerminal(.output) {
      throw CommandError("-o -: standard output is a terminal; redirect it to a file or a pipe")
    }
  }

  /// Writes the result, or says what it would be.
  func outcome(of input: Input) -> ConvertOutcome {
    do throws(CommandError) {
      return options.isDryRun ? try rehearsed(input) : try written(input)
    } catch {
      return ConvertOutcome(failure: error)
    }
  }

  private func rehearsed(_ input: Input) throws(CommandError) -> ConvertOutcome {
    let (result, byteCount) = try simulator.rehearsed(input, as: options)
    var outcome = ConvertOutcome(.written, result, of: input)
    outcome.bytes = (input.byteCount, byteCount)
    outcome.list(
      "-", as: ConversionKind(options.conversion).rawValue, changedPixels: result.changedPixels)
    return outcome
  }

  private func written(_ input: Input) throws(CommandError) -> ConvertOutcome {
    let sink = OutputStreamSink()
    do throws(VibrancyError) {
      let result = try simulator.convert(
        input, to: options.conversion, options: options.storage, into: sink)
      var outcome = ConvertOutcome(.written, result, of: input)
      outcome.bytes = (input.byteCount, sink.byteCount)
      return outcome
    } catch {
      if let failure = sink.failure { throw CommandError("\(failure)") }
      throw CommandError("\(error)")
    }
  }
}

/// Writes the bytes of a picture to standard output. A reader that has seen enough gets no more of
/// them, which is not an error, as for reports.
private final class OutputStreamSink: ByteSink {
  private(set) var byteCount = 0
  /// The reason why results are lost; `nil`: none are.
  private(set) var failure: StreamError?
  private var isReaderGone = false

  func write(_ bytes: [UInt8]) throws(ByteStreamError) {
    byteCount += bytes.count
    if isReaderGone { return }
    do throws(StreamError) {
      try StreamWriter().write(bytes, to: .output)
    } catch {
      isReaderGone = error.status == nil
      if isReaderGone { return }
      failure = error
      throw ByteStreamError(reason: "\(error)")
    }
  }
}
