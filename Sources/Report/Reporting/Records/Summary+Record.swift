// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJSON

extension Summary: Recorded {
  package static var blank: Summary { Summary() }

  package mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    try form.count("judged", &judged)
    try form.count(ifAny: "widgets", &widgets)
    try form.count("sets", &sets)
    try form.count("setsInScope", &setsInScope)
    try form.count("setsUnnamed", &setsUnnamed)
    try form.count(ifAny: "pictures", &pictures)
    if pictures > 0 { try form.count("picturesInScope", &picturesInScope) }
    try form.count(ifAny: "setsUnfollowed", &setsUnfollowed)
    try form.count(ifAny: "excluded", &excluded)
    try form.count("computedNames", &computedNames)
    try form.take("places", &places)
    try form.take("judgesAll", &judgesAll)
    try form.take("readsSources", &readsSources)
    try form.count("sources", &sources)
    try form.count("known", &known)
    try form.count(ifAny: "moved", &moved)
    try form.count(ifAny: "ignored", &ignored)
    try form.take("stale", &stale)
    try form.take("staleLines", &staleLines, unless: [])
    try form.take("baseline", &baseline, unless: "")
    try form.take("failsOnStale", &failsOnStale, unless: false)
    try form.take("notes", &notes)
    try form.take("gaps", &gaps, unless: [])
    try form.take("warnings", &warnings, unless: [])
  }
}

extension RunWarning.Kind: RecordValue {}

extension RunWarning: Recorded {
  package static var blank: RunWarning { RunWarning(message: "", location: .blank) }

  package mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    try form.take("kind", &kind, unless: .notUnderstood)
    try form.take("message", &message)
    try location.members(&form)
  }
}
