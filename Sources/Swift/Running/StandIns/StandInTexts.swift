// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Texts that stand for what is not known, by what they are called: plausible ones, of a list each
/// another.
package enum StandInTexts {
  /// A text by the name of what holds it.
  ///
  /// - Parameters:
  ///   - holder: The type that has it, empty where none does.
  ///   - number: Which element of a list it is for.
  package static func text(named name: String, in holder: String, number: Int) -> String {
    let words = NameWords(name)
    func pick(_ texts: [String]) -> String { texts[number % texts.count] }
    if isSymbol(name, words) { return pick(symbols) }
    if words.hasAny(of: ["emoji"]) { return pick(["😀", "🌿", "🚀", "☀️"]) }
    if words.hasAny(of: ["hex", "color", "colour"]) { return pick(colors) }
    if words.hasAny(of: ["url", "link", "uri", "href"]) { return address(number: number) }
    if words.hasAny(of: ["id", "identifier", "uuid", "uid", "key", "kind"]) {
      return "\(number + 1)"
    }
    if words.last == "code", words.hasAny(of: ["currency"]) { return pick(currencies) }
    if words.hasAny(of: ["locale", "language"]) { return locale }
    if words.hasAny(of: ["zone", "timezone"]) { return pick(zones) }
    if words.last == "symbol", words.hasAny(of: ["currency"]) { return pick(["$", "€", "¥"]) }
    guard let texts = words.found(in: table) else { return plain(words, name, number) }
    if ["name", "title"].contains(words.last), words.words.count > 1 {
      let before = NameWords(words.words.dropLast().joined(separator: "_"))
      if before.hasAny(of: people) { return pick(table["person"] ?? texts) }
      if let known = before.found(in: table) { return pick(known) }
      return before.hasAny(of: controls) ? numbered(before.title(), number) : pick(texts)
    }
    if words.last == "name", NameWords(holder).hasAny(of: people) {
      return pick(table["person"] ?? texts)
    }
    if ["name", "title"].contains(words.last), let known = NameWords(holder).found(in: things) {
      return pick(known)
    }
    return pick(texts)
  }

  /// What is written for a name of which nothing is known.
  private static func plain(_ words: NameWords, _ name: String, _ number: Int) -> String {
    if StandInNumbers.isKnown(name) {
      return "\(StandInNumbers.whole(named: name, number: number))"
    }
    return numbered(words.words.isEmpty ? "Text" : words.title(), number)
  }

  private static func numbered(_ text: String, _ number: Int) -> String {
    number == 0 ? text : "\(text) \(number + 1)"
  }

  private static func isSymbol(_ name: String, _ words: NameWords) -> Bool {
    let lower = name.lowercased()
    return ["sfsymbol", "systemimage", "sficon", "systemname", "symbolname", "iconname"]
      .contains { lower.contains($0) }
      || ["symbol", "icon"].contains(words.last)
        && !words.hasAny(of: ["currency", "unit", "stock"])
  }

  /// Symbols where the project names none.
  package static let symbols = ["star.fill", "heart.fill", "bolt.fill", "leaf.fill", "flame.fill"]
  /// Colors as digits.
  package static let colors = ["#007AFF", "#34C759", "#FF9500"]
  /// Codes of currencies.
  package static let currencies = ["USD", "EUR", "JPY"]
  /// Time zones.
  package static let zones = ["Europe/Lisbon", "Asia/Tokyo", "America/New_York"]
  /// A locale.
  package static let locale = "en_US"

  /// An address, of several each another.
  package static func address(number: Int) -> String {
    "https://example.com" + (number == 0 ? "" : "/\(number + 1)")
  }

  private static let people: Set<String> = [
    "user", "first", "full", "display", "player", "artist", "author", "friend", "contact", "owner",
    "driver", "sender", "person", "member", "profile", "host", "coach", "teacher", "child", "nick",
    "creator", "speaker", "patient", "customer",
  ]

  /// What has a title that says what it does.
  private static let controls: Set<String> = [
    "button", "section", "header", "group", "tab", "widget", "app", "column", "menu",
  ]

  private static let things = byName(namedThings)
  private static let table = byName(groups + namedThings)

  private static func byName(_ groups: [(names: [String], texts: [String])]) -> [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: groups.flatMap { names, texts in names.map { ($0, texts) } })
  }

  /// What people keep lists of.
  private static let namedThings: [(names: [String], texts: [String])] = [
    (["task", "todo", "reminder", "chore"], ["Water Plants", "Call Mina", "Buy Bread"]),
    (["event", "meeting", "appointment"], ["Team Lunch", "Dentist", "Piano Lesson"]),
    (["habit", "routine"], ["Read", "Stretch", "Walk"]),
    (["exercise", "workout"], ["Run", "Squats", "Cycling"]),
    (["recipe", "meal", "food", "dish"], ["Lentil Soup", "Pancakes", "Green Salad"]),
    (["drink", "beverage"], ["Water", "Green Tea", "Espresso"]),
    (["book", "novel"], ["The Quiet Harbor", "Low Tide", "Paper Boats"]),
    (["movie", "film", "show", "series", "anime"], ["Night Ferry", "The Lantern", "North"]),
    (["podcast", "episode"], ["The Morning Tide", "Two Cups", "Field Notes"]),
    (
      ["article", "post", "story", "news"],
      ["Rain by Noon", "A Calm Start", "New on the Shelf"]
    ),
    (["feed", "channel", "blog", "publication"], ["Daily Tide", "Harbor News", "The Lantern"]),
    (["course", "class", "subject", "lesson"], ["Algebra", "Biology", "History"]),
    (["project"], ["Garden Plan", "Website", "Home Office"]),
    (["medication", "medicine", "pill"], ["Vitamin D", "Zinc", "Iron"]),
    (["plant"], ["Basil", "Fern", "Monstera"]),
    (["pet"], ["Miso", "Luna", "Otto"]),
    (["room"], ["Living Room", "Kitchen", "Office"]),
    (["device", "accessory"], ["Desk Lamp", "Thermostat", "Printer"]),
    (["game"], ["Checkers", "Star Sailor", "Four Towers"]),
    (["restaurant", "cafe", "venue"], ["Harbor Cafe", "Green Table", "Corner Oven"]),
    (["store", "shop", "merchant"], ["Corner Store", "Book Nook", "Green Market"]),
    (["trip", "journey"], ["Lisbon", "Osaka", "Denver"]),
    (["account", "wallet", "portfolio"], ["Savings", "Everyday", "Travel"]),
  ]

  /// Names, with the texts of what is called one of them.
  private static let groups: [(names: [String], texts: [String])] = [
    (["title"], ["Morning Walk", "Team Lunch", "Read a Book", "Water Plants"]),
    (["name"], ["Harbor", "Meadow", "Lantern", "Juniper"]),
    (["label"], ["Today", "This Week", "This Month"]),
    (["headline"], ["A Calm Start", "Rain by Noon", "New on the Shelf"]),
    (
      ["subtitle", "description", "detail"],
      ["Ten minutes left", "Every weekday", "Starts at noon"]
    ),
    (["summary"], ["Clear all day", "Rain by noon", "Windy later"]),
    (["condition"], ["Clear", "Cloudy", "Light Rain"]),
    (["note"], ["Coffee", "Groceries", "Train Ticket"]),
    (
      ["message", "text", "body", "content"], ["See you at noon", "On my way", "Great work today"]
    ),
    (["quote"], ["Small steps still count.", "Begin where you are.", "Keep it simple."]),
    (["person", "user"], ["Alex", "Mina", "Sam", "Noor"]),
    (["username"], ["alex", "mina", "sam"]),
    (["author"], ["Nora Lind", "Tom Reed", "Ana Costa"]),
    (["artist"], ["Nora Lind", "The Harbors", "June & Co."]),
    (["album"], ["Low Tide", "Northern Days", "Paper Boats"]),
    (["track", "song"], ["Slow Morning", "Harbor Lights", "Paper Boats"]),
    (["team"], ["Harbor", "Meadow", "Northside"]),
    (["city", "location", "place", "locality", "region"], ["Lisbon", "Osaka", "Denver"]),
    (["country"], ["Portugal", "Japan", "Canada"]),
    (["station", "stop", "origin"], ["Central", "Harbor", "Northside"]),
    (["destination"], ["Harbor", "Northside", "Central"]),
    (["line"], ["A", "7", "U2"]),
    (["unit"], ["km", "h", "kg"]),
    (["currency"], currencies),
    (["ticker"], ["ABC", "XYZ", "QRS"]),
    (["status", "state"], ["On Time", "Ready", "Waiting"]),
    (["category"], ["Food", "Travel", "Home"]),
    (["weekday", "day"], ["Sun", "Mon", "Tue"]),
    (["month"], ["June", "July", "August"]),
    (["year"], ["2026", "2025", "2024"]),
    (["date"], ["June 14", "June 15", "June 16"]),
    (["time"], ["10:30", "11:00", "12:45"]),
    (["duration"], ["25 min", "1 h", "45 min"]),
    (["price", "cost"], ["$16.00", "$5.99", "$62.00"]),
    (["amount"], ["$62.00", "$16.00", "$5.99"]),
    (["balance"], ["$620.00", "$160.00", "$59.90"]),
    (["percent", "percentage", "progress"], ["62%", "38%", "85%"]),
    (["change"], ["+2.4%", "−1.1%", "+0.6%"]),
    (["delta", "difference", "diff"], ["+2", "−3", "+1"]),
    (["trend", "arrow"], ["→", "↗", "↘"]),
    (["glucose", "bg", "sgv"], ["109", "96", "124"]),
    (["count", "number"], ["12", "5", "8"]),
    (["value"], ["62", "16", "5"]),
    (["score"], ["3", "1", "2"]),
    (["rank"], ["1", "2", "3"]),
    (["temperature", "temp"], ["21°", "18°", "24°"]),
    (["distance"], ["5.2 km", "800 m", "12 km"]),
    (["speed"], ["24 km/h", "18 km/h", "31 km/h"]),
    (["version"], ["1.2", "1.1", "1.0"]),
    (["email"], ["alex@example.com", "mina@example.com", "sam@example.com"]),
    (["phone"], ["555 0134", "555 0172", "555 0118"]),
    (["address"], ["12 Harbor St", "7 Hill Rd", "30 Main St"]),
    (["initial"], ["AL", "MK", "SN"]),
  ]
}
