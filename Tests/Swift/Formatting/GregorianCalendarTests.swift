// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Testing
internal import VibrancyFormatting
internal import VibrancyTestSupport

@Suite struct GregorianCalendarTests {
  static let pairs: [(CalendarUnit, Calendar.Component)] = [
    (.era, .era), (.year, .year), (.yearForWeekOfYear, .yearForWeekOfYear), (.quarter, .quarter),
    (.month, .month), (.weekOfYear, .weekOfYear), (.weekOfMonth, .weekOfMonth),
    (.weekdayOrdinal, .weekdayOrdinal), (.day, .day), (.weekday, .weekday), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]

  @Test func `the parts of dates are those of Foundation`() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<3000 {
      let sample = try SampleDate(&generator)
      let theirs = try FoundationOracle.calendar(sample.offset)
      // Linux Foundation takes the last day of a quarter for the next; ICU's `Q` does not.
      for (ours, component) in Self.pairs where ours != .quarter {
        let value = sample.calendar.component(ours, of: sample.instant)
        #expect(
          value == theirs.component(component, from: sample.date),
          "\(ours) of \(sample.instant) at \(sample.offset)")
      }
      #expect(
        sample.calendar.component(.dayOfYear, of: sample.instant)
          == theirs.ordinality(of: .day, in: .year, for: sample.date))
    }
  }

  @Test func `dates are made of parts as Foundation makes them`() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<3000 {
      let sample = try SampleDate(&generator)
      let theirs = try FoundationOracle.calendar(sample.offset)
      var ours = CalendarComponents()
      var foundation = DateComponents()
      func set(_ unit: CalendarUnit, _ range: ClosedRange<Int>, _ chance: Int = 8) {
        guard Int.random(in: 0..<10, using: &generator) < chance else { return }
        let value = Int.random(in: range, using: &generator)
        ours[unit] = value
        guard let component = Self.pairs.first(where: { $0.0 == unit })?.1 else { return }
        foundation.setValue(value, for: component)
      }
      set(.year, 1600...2400, 10)
      set(.month, -3...15)
      set(.day, -5...40)
      set(.hour, -3...30)
      set(.minute, -70...90)
      set(.second, -70...90)
      let expected = try #require(theirs.date(from: foundation))
      #expect(
        sample.calendar.instant(from: ours) == expected.timeIntervalSinceReferenceDate,
        "\(foundation)")
    }
  }

  @Test func `a week is made of its year and number`() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let sample = try SampleDate(&generator)
      let theirs = try FoundationOracle.calendar(sample.offset)
      let units: [CalendarUnit] = [.yearForWeekOfYear, .weekOfYear]
      let start = sample.calendar.instant(
        from: sample.calendar.components(units, of: sample.instant))
      let expected = try #require(
        theirs.date(
          from: theirs.dateComponents([.yearForWeekOfYear, .weekOfYear], from: sample.date)))
      guard sample.calendar.component(.year, of: sample.instant) > 1600 else { continue }
      #expect(start == expected.timeIntervalSinceReferenceDate, "\(sample.instant)")
    }
  }

  @Test(arguments: [false, true])
  func `amounts are added as Foundation adds them`(isWrapping: Bool) throws {
    var generator = SeededGenerator(seed: 4)
    let pairs = Self.pairs.filter {
      ![.era, .quarter, .yearForWeekOfYear].contains($0.0)
        && !(isWrapping && [.weekOfMonth, .weekdayOrdinal].contains($0.0))
    }
    for _ in 0..<3000 {
      let sample = try SampleDate(&generator)
      guard sample.calendar.component(.year, of: sample.instant) > 1700,
        sample.calendar.component(.era, of: sample.instant) == 1
      else { continue }
      let theirs = try FoundationOracle.calendar(sample.offset)
      let (ours, component) = try #require(pairs.randomElement(using: &generator))
      let amount = Int.random(in: -60...60, using: &generator)
      let expected = try #require(
        theirs.date(
          byAdding: component, value: amount, to: sample.date, wrappingComponents: isWrapping))
      let moved = sample.calendar.adding(
        amount, ours, to: sample.instant, isWrapping: isWrapping)
      #expect(
        abs(moved - expected.timeIntervalSinceReferenceDate) < 0.001,
        "\(amount) \(ours) to \(sample.date)")
    }
  }

  @Test func `differences are those of Foundation`() throws {
    var generator = SeededGenerator(seed: 5)
    let sets: [([CalendarUnit], Set<Calendar.Component>)] = [
      ([.day], [.day]), ([.year, .month, .day], [.year, .month, .day]), ([.month], [.month]),
      ([.weekOfYear, .day], [.weekOfYear, .day]), ([.hour, .minute], [.hour, .minute]),
      ([.day, .hour, .minute, .second], [.day, .hour, .minute, .second]),
    ]
    for _ in 0..<3000 {
      let sample = try SampleDate(&generator)
      guard sample.calendar.component(.year, of: sample.instant) > 1700 else { continue }
      let theirs = try FoundationOracle.calendar(sample.offset)
      let span = Double(Int.random(in: -100_000_000...100_000_000, using: &generator))
      let (units, components) = try #require(sets.randomElement(using: &generator))
      let expected = theirs.dateComponents(
        components, from: sample.date, to: sample.date.addingTimeInterval(span))
      let parts = sample.calendar.difference(
        units, from: sample.instant, to: sample.instant + span)
      for unit in units {
        let component = try #require(Self.pairs.first { $0.0 == unit }?.1)
        #expect(
          parts[unit] == expected.value(for: component),
          "\(unit) of \(units) from \(sample.date) for \(span)")
      }
    }
  }

  @Test func `intervals, ranges and ordinals are those of Foundation`() throws {
    var generator = SeededGenerator(seed: 6)
    let units = Self.pairs.filter { ![.era, .weekdayOrdinal].contains($0.0) }
    let within: [(CalendarUnit, CalendarUnit)] = [
      (.day, .month), (.day, .year), (.month, .year), (.weekOfMonth, .month),
      (.weekday, .weekOfYear),
      (.hour, .day), (.minute, .hour), (.second, .minute), (.quarter, .year),
    ]
    for _ in 0..<2000 {
      let sample = try SampleDate(&generator)
      guard sample.calendar.component(.year, of: sample.instant) > 1700 else { continue }
      let theirs = try FoundationOracle.calendar(sample.offset)
      for (ours, component) in units {
        let interval = sample.calendar.interval(of: ours, for: sample.instant)
        let expected = theirs.dateInterval(of: component, for: sample.date)
        #expect(
          interval?.start == expected?.start.timeIntervalSinceReferenceDate,
          "\(ours) of \(sample.date)")
        #expect(interval?.duration == expected?.duration, "\(ours) of \(sample.date)")
      }
      for (smaller, larger) in within {
        let small = try #require(Self.pairs.first { $0.0 == smaller }?.1)
        let large = try #require(Self.pairs.first { $0.0 == larger }?.1)
        #expect(
          sample.calendar.range(of: smaller, in: larger, for: sample.instant)
            == theirs.range(of: small, in: large, for: sample.date),
          "\(smaller) in \(larger) of \(sample.date)")
        #expect(
          sample.calendar.ordinality(of: smaller, in: larger, for: sample.instant)
            == theirs.ordinality(of: small, in: large, for: sample.date),
          "\(smaller) in \(larger) of \(sample.date)")
      }
    }
  }

  @Test func `the next match is that of Foundation`() throws {
    var generator = SeededGenerator(seed: 7)
    let kinds: [[CalendarUnit]] = [
      [.hour], [.hour, .minute], [.minute], [.weekday], [.day], [.month, .day],
      [.weekday, .hour], [.second],
    ]
    for _ in 0..<300 {
      let sample = try SampleDate(&generator)
      guard sample.calendar.component(.year, of: sample.instant) > 1700 else { continue }
      let theirs = try FoundationOracle.calendar(sample.offset)
      var ours = CalendarComponents()
      var foundation = DateComponents()
      for unit in try #require(kinds.randomElement(using: &generator)) {
        let range =
          switch unit {
          case .hour: 0...23
          case .weekday: 1...7
          case .day: 1...28
          case .month: 1...12
          default: 0...59
          }
        let value = Int.random(in: range, using: &generator)
        ours[unit] = value
        foundation.setValue(value, for: try #require(Self.pairs.first { $0.0 == unit }?.1))
      }
      for isBackward in [false, true] {
        let expected = theirs.nextDate(
          after: sample.date, matching: foundation, matchingPolicy: .nextTime,
          direction: isBackward ? .backward : .forward)
        #expect(
          sample.calendar.next(after: sample.instant, matching: ours, isBackward: isBackward)
            == expected?.timeIntervalSinceReferenceDate,
          "\(foundation) after \(sample.date), backward: \(isBackward)")
      }
    }
  }

  @Test func `no instant or amount is too large`() {
    let calendar = GregorianCalendar()
    for instant in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 3.2e16, -3.2e16] {
      for unit in CalendarUnit.allCases {
        _ = calendar.component(unit, of: instant)
        _ = calendar.interval(of: unit, for: instant)
        for amount in [Int.max, Int.min, 1] {
          #expect(calendar.adding(amount, unit, to: instant).isFinite)
          #expect(calendar.adding(amount, unit, to: instant, isWrapping: true).isFinite)
        }
        _ = calendar.difference([unit], from: instant, to: 0)
        for other in CalendarUnit.allCases {
          _ = calendar.range(of: unit, in: other, for: instant)
          _ = calendar.ordinality(of: unit, in: other, for: instant)
        }
      }
    }
    for value in [Int.max, Int.min] {
      for unit in CalendarUnit.allCases {
        var parts = CalendarComponents()
        parts[unit] = value
        #expect(calendar.instant(from: parts).isFinite)
        _ = calendar.next(after: 0, matching: parts)
      }
    }
  }
}
