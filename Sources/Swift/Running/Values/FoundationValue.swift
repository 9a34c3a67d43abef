// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFormatting

/// A value of Foundation.
package enum FoundationValue {
  /// An instant, in seconds since 1 January 2001, 0:00 UTC.
  case date(Double)
  /// `DateInterval`: its first instant, and its length in seconds.
  case interval(Double, Double)
  case calendar(GregorianCalendar)
  case components(CalendarComponents)
  case timeZone(ClockZone)
  /// A locale by its identifier.
  case locale(String)
  /// `Duration`, in seconds.
  case duration(Double)
  case measurement(Double, MeasureUnit)
  case unit(MeasureUnit)
  case url(String)
  case uuid(String)
  case data([UInt8])
  case characters(CharacterClass)
  /// `AttributedString`, as plain text, and the Markdown that it was made of.
  case attributed(String, markdown: String? = nil)
  /// What `formatted(_:)` takes.
  case style(FormatStyleValue)
  /// A formatter or the like, with the properties that code set.
  case object(FoundationObject)
  /// What cannot be run: files, the network, defaults. Its type's name.
  case service(String)
}
