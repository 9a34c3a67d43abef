// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import WidgetKit

struct SkiesView: View {
  @Environment(\.widgetFamily) private var family
  let report: WeatherReport

  var body: some View {
    Group {
      switch family {
      case .accessoryRectangular:
        RectangularSkies(report: report)
      case .systemMedium:
        VStack(alignment: .leading) {
          CurrentSky(report: report)
          Spacer(minLength: 8)
          HourlyForecast(hours: report.hours)
        }
      case .systemLarge:
        VStack(alignment: .leading, spacing: 12) {
          CurrentSky(report: report)
          HourlyForecast(hours: report.hours)
          Divider().overlay(.white.opacity(0.4))
          ForEach(report.days) { day in
            DayRow(day: day, range: report.range)
          }
          Spacer(minLength: 0)
        }
      default:
        SmallSkies(report: report)
      }
    }
    .foregroundStyle(.white)
  }
}

struct SmallSkies: View {
  let report: WeatherReport

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(report.place).font(.subheadline.weight(.semibold))
      Text(report.now.degrees).font(.system(size: 44, weight: .light))
      Spacer()
      Image(systemName: report.sky.symbol)
        .symbolRenderingMode(.multicolor)
        .font(.title3)
      Text("H:\(Int(report.high))° L:\(Int(report.low))°")
        .font(.footnote)
        .fontWeight(.medium)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

struct CurrentSky: View {
  let report: WeatherReport

  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading) {
        Text(report.place).font(.subheadline).bold()
        Text(report.now.degrees).font(.system(size: 40, weight: .light))
      }
      Spacer()
      VStack(alignment: .trailing) {
        Image(systemName: report.sky.symbol)
          .symbolRenderingMode(.multicolor)
        Text(report.sky.rawValue.capitalized).font(.caption)
        Text("H:\(report.high, specifier: "%.0f")° L:\(report.low, specifier: "%.0f")°").font(
          .caption)
      }
    }
  }
}

struct HourlyForecast: View {
  let hours: [Forecast]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(hours) { hour in
        VStack(spacing: 6) {
          Text(hour.hour)
            .font(.caption2)
            .foregroundStyle(.white.opacity(0.7))
          Image(systemName: hour.sky.symbol)
            .symbolRenderingMode(.multicolor)
            .frame(height: 18)
          Text(hour.degrees).font(.caption.bold())
        }
        .frame(maxWidth: .infinity)
      }
    }
  }
}

struct DayRow: View {
  let day: Forecast
  let range: ClosedRange<Double>

  private var position: CGFloat {
    CGFloat((day.temperature - range.lowerBound) / (range.upperBound - range.lowerBound))
  }

  var body: some View {
    HStack {
      Text(day.date, format: .dateTime.weekday(.abbreviated))
        .frame(width: 44, alignment: .leading)
      Image(systemName: day.sky.symbol)
        .symbolRenderingMode(.multicolor)
        .frame(width: 28)
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(.white.opacity(0.25))
          Capsule()
            .fill(
              LinearGradient(colors: [.green, .yellow], startPoint: .leading, endPoint: .trailing)
            )
            .frame(width: max(proxy.size.height, proxy.size.width * position))
        }
      }
      .frame(height: 5)
      Text(day.degrees).frame(width: 34, alignment: .trailing)
    }
    .font(.subheadline)
  }
}

struct RectangularSkies: View {
  let report: WeatherReport

  var body: some View {
    HStack {
      Image(systemName: report.sky.symbol).font(.title)
      VStack(alignment: .leading) {
        Text(report.place).font(.headline).widgetAccentable()
        Text("\(report.now.degrees), \(report.sky.rawValue)")
        Text(report.now.date, style: .date).foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
