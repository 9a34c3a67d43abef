// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Summary {
  /// What a record of kind `summary` holds.
  init(_ record: Record) throws(ReportReadingError) {
    self.init()
    judged = try record.count("judged")
    sets = try record.count("sets")
    setsInScope = try record.count("setsInScope")
    setsUnnamed = try record.count("setsUnnamed")
    excluded = try record.count(ifPresent: "excluded") ?? 0
    computedNames = try record.count("computedNames")
    places = try record.member("places")
    judgesAll = try record.member("judgesAll")
    readsSources = try record.member("readsSources")
    sources = try record.count("sources")
    known = try record.count("known")
    stale = try record.member("stale")
    notes = try record.member("notes")
  }
}
