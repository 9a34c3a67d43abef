// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

enum Sky: String, Codable {
  case clear, cloudy, rain, storm

  var symbol: String {
    switch self {
    case .clear: "sun.max.fill"
    case .cloudy: "cloud.sun.fill"
    case .rain: "cloud.rain.fill"
    case .storm: "cloud.bolt.rain.fill"
    }
  }

  var colors: [Color] {
    switch self {
    case .clear: [.blue, .cyan]
    case .cloudy:
      [Color(red: 0.35, green: 0.47, blue: 0.6), Color(red: 0.6, green: 0.68, blue: 0.75)]
    case .rain, .storm: [Color(white: 0.2), Color(red: 0.28, green: 0.33, blue: 0.42)]
    }
  }
}

struct Forecast: Codable, Identifiable {
  var date: Date
  var sky: Sky
  var temperature: Double
  var rain: Double = 0

  var id: Date { date }
  var hour: String { date.formatted(.dateTime.hour()) }
  var degrees: String { String(format: "%.0f°", temperature) }
}

struct WeatherReport: Codable {
  var place: String
  var now: Forecast
  var hours: [Forecast]
  var days: [Forecast]

  var sky: Sky { now.sky }
  var high: Double { hours.map(\.temperature).max() ?? now.temperature }
  var low: Double { hours.map(\.temperature).min() ?? now.temperature }
  var range: ClosedRange<Double> { low...max(high, low + 1) }
}

extension WeatherReport {
  static let preview = make(
    place: "Kadıköy", sky: .clear, temperatures: [21, 22.4, 24, 25.6, 24.8, 22])
  static let storm = make(
    place: "Galata", sky: .storm, temperatures: [17, 16.5, 15, 14.2, 14, 13.4])

  private static func make(place: String, sky: Sky, temperatures: [Double]) -> WeatherReport {
    let skies: [Sky] = [sky, sky, .cloudy, .rain]
    func forecast(_ index: Int, step: TimeInterval) -> Forecast {
      Forecast(
        date: Date.now.addingTimeInterval(Double(index) * step),
        sky: skies[index % skies.count],
        temperature: temperatures[index % temperatures.count],
        rain: Double(index) * 0.15
      )
    }
    let hours = temperatures.indices.map { forecast($0, step: 3600) }
    let days = (1...4).map { forecast($0, step: 86_400) }
    return WeatherReport(place: place, now: hours[0], hours: hours, days: days)
  }
}
