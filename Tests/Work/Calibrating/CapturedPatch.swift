// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyTestSupport

/// A patch of a public capture: what lies behind, what is shown, and what the content is.
struct CapturedPatch: CustomStringConvertible {
  /// How far a reading can be relied on.
  enum Standing: String {
    /// Parameters were fitted to it.
    case fitted = "yes"
    /// The model predicts it.
    case predicted = "no"
    /// Its content is a guess, or too thin to be read: compared, but part of no sum.
    case doubtful
  }

  /// What it is a reading of.
  let figure: Figure
  /// Owner, repository, commit and path, as far as they are known.
  let source: String
  let element: String
  /// Codes `0...255`: what lies behind, as the figure states it, and what is shown.
  let (behind, shown): ([Double], [Double])
  /// The content's luma and opacity, `0...1`.
  let (luma, alpha): (Double, Double)
  /// The height in the widget or icon, from the top, where that matters; `0...1`.
  let depth: Double?
  let standing: Standing

  /// A line of `Fixtures/Calibration/readings.csv`.
  init(_ line: Substring) throws {
    let words = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    try #require(words.count == 13, "\(line)")
    let numbers = try words[3..<11].map { try #require(Double($0), "\(line)") }
    figure = try #require(Figure(rawValue: words[0]), "\(line)")
    (source, element) = (words[1], words[2])
    (behind, shown) = (Array(numbers[..<3]), Array(numbers[3..<6]))
    (luma, alpha) = (numbers[6], numbers[7])
    depth = Double(words[11])
    standing = try #require(Standing(rawValue: words[12]), "\(line)")
  }

  /// All that are kept, in the order of the file.
  static func all() throws -> [CapturedPatch] {
    try Fixture.text("Calibration/readings.csv").split(separator: "\n").dropFirst()
      .map { try CapturedPatch($0) }
  }

  /// The source without its commit, path and remarks.
  var author: String {
    source.split { "@ ".contains($0) }.first.map(String.init) ?? source
  }

  /// Unclipped channels: their errors are known.
  var informativeChannels: [Int] { shown.indices.filter { (1.5..<253.5).contains(shown[$0]) } }

  var description: String { "\(figure.rawValue), \(author), \(element)" }

  /// What lies behind, as a color.
  var behindColor: EncodedColor {
    EncodedColor(
      red: Float(behind[0] / 255), green: Float(behind[1] / 255), blue: Float(behind[2] / 255))
  }
}
