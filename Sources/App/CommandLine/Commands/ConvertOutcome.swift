// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancySystem

/// The outcome of one file of a conversion.
struct ConvertOutcome: Sendable {
  /// What was done with a file.
  enum Deed: Sendable {
    /// A file was written, or would be.
    case written
    /// It is as it should be already.
    case unchanged
    /// A file of that name was there already.
    case skipped
    /// The run was interrupted before its turn.
    case notStarted
    /// The error says why nothing was done.
    case failed
  }

  var deed = Deed.unchanged
  /// The line on standard output.
  var line: String?
  var error: CommandError?
  var warnings: [String] = []
  var notes: [String] = []
  /// Translucent pixels that were left as they were, since α fades there.
  private(set) var fadingPixels = 0
  private var path = ""
  /// Of what was written: bytes of the input and of the result.
  var bytes = (before: 0, after: 0)

  /// A failure.
  init(failure: CommandError) { (deed, error) = (.failed, failure) }

  /// The outcome of a file that needs no words.
  init(_ deed: Deed) { self.deed = deed }

  /// A conversion, with what is odd about it.
  init(_ deed: Deed, _ result: ConversionOutcome, of input: Input) {
    self.deed = deed
    notes = result.warnings.map { "\(input.path): \($0)" }
    warnings = (result.loss).map { ["\(input.path): \($0.advice)"] } ?? []
    (fadingPixels, path) = (result.leftAlone, input.path)
  }

  /// One note on all files with fades: most art has a few pixels of them.
  static func fades(in outcomes: [ConvertOutcome]) -> String? {
    let fading = outcomes.filter { $0.fadingPixels > 0 }
    guard let first = fading.first else { return nil }
    if fading.count == 1 {
      return "\(first.path): \(counted(first.fadingPixels, "translucent pixel")) left unchanged "
        + "(a fade, not a plateau)"
    }
    let named = fading.prefix(2).map { "\($0.path) (\($0.fadingPixels))" }.joined(separator: ", ")
    let others = fading.count > 2 ? ", and \(fading.count - 2) more" : ""
    return "\(fading.count) files have translucent pixels left unchanged (fades, not plateaus): "
      + named + others
  }

  /// What a dry run says of a file: `out/sun.png: grayscale, 1200 -> 800 bytes, 57 pixels change`.
  mutating func list(_ path: String, as kind: String, changedPixels: Int?) {
    let size =
      changedPixels == nil ? "\(bytes.after)" : "\(bytes.before) -> \(bytes.after)"
    line = "\(path): \(kind), \(size) bytes"
    if let changedPixels {
      line? += ", \(counted(changedPixels, "pixel")) change\(changedPixels == 1 ? "s" : "")"
    }
  }
}

extension ConversionLoss {
  /// What is lost, and the options of a conversion that keeps it.
  fileprivate var advice: String {
    keptBy.map { "\(self); \($0.options) would keep it" }
      ?? "\(self), and no kind of conversion would keep it"
  }
}

/// Counts bytes and forgets them.
final class CountingSink: ByteSink {
  private(set) var byteCount = 0

  func write(_ bytes: [UInt8]) { byteCount += bytes.count }
}

extension Simulator {
  /// What a conversion would make of an input, with every changed pixel counted, and how large it
  /// would be.
  func rehearsed(
    _ input: Input, as options: ConvertOptions
  ) throws(CommandError) -> (result: ConversionOutcome, byteCount: Int) {
    var storage = options.storage
    storage.countsChanges = true
    let sink = CountingSink()
    do throws(VibrancyError) {
      let result = try convert(input, to: options.conversion, options: storage, into: sink)
      return (result, sink.byteCount)
    } catch {
      throw CommandError("\(error)")
    }
  }
}

extension Input {
  /// How many bytes it has; 0 where that cannot be known beforehand.
  var byteCount: Int {
    switch source {
    case .file: FileRecord(path)?.byteCount ?? 0
    case .memory(let bytes): bytes.count
    }
  }
}
