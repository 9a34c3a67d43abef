// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyPreviews
import VibrancyScenes
import VibrancyScreens
import VibrancyTestSupport
import VibrancyVocabulary

/// Drawn screens of iOS 26 against what captures of real ones read, within two points.
@Suite struct ScreenMeasureTests {
  private static let scale = 3
  private static let tolerance = 2.0

  private func drawn(
    _ place: Place, on device: String = "402x874", _ color: EncodedColor = EncodedColor(gray: 0.3),
    with families: [Family] = []
  ) async throws -> DrawnScreen {
    let id = try #require(ScreenID(place))
    var request = ScreenRequest(id, Scene(place, wallpaper: Wallpaper(color: color)))
    request.presentation.scale = Self.scale
    let device = try #require(Device(name: device))
    request.presentation.device = device
    let art = StraightImage.drawn(8, 8) { _, _ in (250, 250, 250, 255) }
    let inputs = try families.map {
      ScreenInput(Input(pngData: try encoded(art), name: "art.png"), as: $0)
    }
    return await ScreenMaker(PreviewMaker()).screen(request, with: inputs, jobs: 2)
  }

  private func codes(_ drawn: DrawnScreen) throws -> [UInt8] {
    guard case .eight(let codes) = drawn.pixels.samples else {
      throw StraightImageMissing()
    }
    return codes
  }

  private struct StraightImageMissing: Error {}

  /// Runs of pixels along a line that are not the wallpaper, in points.
  private func runs(
    _ drawn: DrawnScreen, x: Double? = nil, y: Double? = nil
  ) throws -> [ClosedRange<Double>] {
    let (codes, width) = (try codes(drawn), drawn.size.width)
    let count = x == nil ? width : drawn.size.height
    func pixel(_ index: Int) -> ArraySlice<UInt8> {
      let at =
        x.map { index * width + Int($0 * Double(Self.scale)) }
        ?? Int((y ?? 0) * Double(Self.scale)) * width + index
      return codes[4 * at..<4 * at + 3]
    }
    let plain = Array(repeating: UInt8((0.3 * 255).rounded()), count: 3)
    var runs: [ClosedRange<Double>] = []
    var start: Int?
    for index in 0...count {
      let differs = index < count && !pixel(index).elementsEqual(plain)
      if differs, start == nil { start = index }
      if !differs, let first = start {
        runs.append(Double(first) / Double(Self.scale)...Double(index) / Double(Self.scale))
        start = nil
      }
    }
    return runs
  }

  private func isNear(_ run: ClosedRange<Double>?, _ low: Double, _ high: Double) -> Bool {
    guard let run else { return false }
    return abs(run.lowerBound - low) <= Self.tolerance
      && abs(run.upperBound - high) <= Self.tolerance
  }

  @Test(arguments: [("402x874", 754, 856.7), ("393x852", 742, 840)])
  func `the dock is as high as a real one, and where`(
    _ device: String, _ top: Double, _ bottom: Double
  ) async throws {
    let screen = try await drawn(.homeDark, on: device)
    let middle = Double(screen.size.width) / Double(2 * Self.scale)
    let dock = try runs(screen, x: middle).last
    #expect(isNear(dock, top, bottom), "\(String(describing: dock))")
    guard device == "402x874" else { return }
    let across = try runs(screen, y: (top + bottom) / 2)
    let (first, last) = (try #require(across.first), try #require(across.last))
    #expect(isNear(first.lowerBound...last.upperBound, 17, 384.6), "\(across)")
  }

  @Test func `the search pill ends 20 points above the dock`() async throws {
    let found = try runs(try await drawn(.homeDark), x: 201)
    let pill = found.dropLast().last
    #expect(isNear(pill, 704, 734), "\(found)")
  }

  @Test(arguments: [("393x852", 1, 98.2), ("440x956", 2, 217.5)])
  func `rows of icons have the pitch of real ones`(
    _ device: String, _ rows: Int, _ pitch: Double
  ) async throws {
    let screen = try await drawn(.homeDark, on: device)
    let home = Double(Scene(.homeDark).parameters.number(.homeSlot))
    let first = home * Double(screen.size.height) / Double(Self.scale)
    let icon = try #require(try runs(screen, y: first + 32).first)
    // Above the icons is the time.
    let tops = try runs(screen, x: icon.lowerBound + 4).map(\.lowerBound).filter { $0 > first - 1 }
    try #require(tops.count > rows + 1)
    #expect(abs(tops[rows] - tops[0] - pitch) <= Self.tolerance, "\(tops)")
  }

  @Test(arguments: ["393x852", "402x874", "440x956"])
  func `a name is centered 11.8 points below its widget`(_ device: String) async throws {
    let screen = try await drawn(.homeDark, on: device, with: [.systemSmall])
    let area = try #require(screen.placed.first).area
    let middle = (Double(area.x) + Double(area.width) / 2) / Double(Self.scale)
    let bottom = Double(area.y + area.height) / Double(Self.scale)
    let name = try #require(try runs(screen, x: middle).first { $0.lowerBound > bottom - 1 })
    let center = (name.lowerBound + name.upperBound) / 2
    #expect(abs(center - bottom - 11.8) <= Self.tolerance, "\(center - bottom)")
  }

  @Test func `digits and date stand where a real clock's do`() async throws {
    let screen = try await drawn(.lockScreen)
    // The letter S of the date and the colon's neighbor 0 of the clock, by their columns of ink.
    let (codes, width) = (try codes(screen), screen.size.width)
    func ink(_ rows: Range<Double>) -> (columns: [Int], rows: [Int]) {
      var (columns, lines): (Set<Int>, Set<Int>) = ([], [])
      for y in Int(rows.lowerBound * 3)..<Int(rows.upperBound * 3) {
        for x in 0..<width where codes[4 * (y * width + x)] > 160 {
          columns.insert(x)
          lines.insert(y)
        }
      }
      return (columns.sorted(), lines.sorted())
    }
    let clock = ink(113..<214).rows
    let (top, bottom) = (
      Double(try #require(clock.first)) / 3, Double(try #require(clock.last)) / 3
    )
    #expect(isNear(top...bottom, 118, 205), "\(top) to \(bottom)")
    let columns = ink(70..<113).columns
    let first = try #require(columns.first)
    let letter = try runs(screen, x: Double(first) / 3 + 5)
    let ends = letter.filter { $0.lowerBound > 70 && $0.upperBound < 113 }
    let (high, low) = (try #require(ends.first).lowerBound, try #require(ends.last).upperBound)
    #expect(abs((high + low) / 2 - 95) <= Self.tolerance, "\(ends)")
  }

  @Test func `torch and camera are 58 points wide and lighter than the wallpaper`() async throws {
    let screen = try await drawn(.lockScreen)
    let found = try runs(screen, y: 874 - 75).filter { $0.upperBound - $0.lowerBound > 20 }
    #expect(found.count == 2)
    for run in found {
      let width = run.upperBound - run.lowerBound
      #expect(abs(width - 58) <= Self.tolerance, "\(width)")
      let at = 4 * ((874 - 75) * 3 * screen.size.width + Int(run.lowerBound * 3) + 12)
      #expect(try codes(screen)[at] > 77)
    }
  }

  /// A wallpaper whose vibrant color is the (152, 255, 255) of a capture: 0.77 + 0.4 L + 0.95 (c − L).
  @Test func `the date takes the vibrant color of the wallpaper`() async throws {
    let blue = EncodedColor(red: 27.0 / 255, green: 147.0 / 255, blue: 230.0 / 255)
    let screen = try await drawn(.lockScreen, blue)
    let (codes, width) = (try codes(screen), screen.size.width)
    var counts: [[UInt8]: Int] = [:]
    for y in 260..<320 {
      for x in width / 4..<3 * width / 4 {
        let at = 4 * (y * width + x)
        if codes[at] != 27 { counts[Array(codes[at..<at + 3]), default: 0] += 1 }
      }
    }
    let ink = try #require(counts.max { $0.value < $1.value }?.key)
    #expect(zip(ink, [152, 255, 255]).allSatisfy { abs(Int($0) - $1) <= 2 }, "\(ink)")
  }

  @Test func `slots of the Lock Screen keep the platters' pitch`() async throws {
    let screen = try await drawn(
      .lockScreen, with: [.accessoryCircular, .accessoryRectangular, .accessoryCircular])
    let areas = screen.placed.map(\.area)
    // Platters of 72 and 162 points with 18 between them.
    #expect(areas.map(\.width) == [216, 486, 216] && areas.map(\.height) == [216, 216, 216])
    #expect(areas.map(\.x) == [3 * 30, 3 * 120, 3 * 300])
  }

  /// A line above the date would cover its top.
  @Test func `the date keeps clear of a line above it`() async throws {
    let (alone, beside) = (
      try await drawn(.lockScreen), try await drawn(.lockScreen, with: [.accessoryInline])
    )
    let line = try #require(beside.placed.first).area
    let (first, second) = (try codes(alone), try codes(beside))
    let row = 4 * alone.size.width
    func inked(_ codes: [UInt8], _ rows: Range<Int>) -> Int {
      rows.reduce(0) { sum, y in
        sum + stride(from: y * row, to: (y + 1) * row, by: 4).count { codes[$0] > 160 }
      }
    }
    let end = line.y + line.height
    let clock = 3 * 116
    let whole = inked(first, 240..<clock)
    #expect(whole > 3000 && abs(whole - inked(second, end..<clock)) < whole / 20)
  }
}
