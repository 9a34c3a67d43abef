// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyJSON
internal import VibrancyRunning
internal import VibrancySampling
internal import VibrancyScenes
internal import VibrancySyntax
internal import VibrancyTargets
internal import VibrancyVocabulary

/// What `"samples"` of a configuration would have for a widget so that nothing is made up and every
/// picture stays the same.
///
/// What is written overrides the first sample of each family, and what is left out keeps its value: so a
/// field is left out where each family's first sample has that value and code gives it.
struct SampleReplacement {
  /// A list of samples; `nil`: none can be written.
  private(set) var value: JSONValue?
  /// What should be known of it, one sentence each.
  private(set) var notes: [String] = []

  private typealias Fields = [(name: String, value: JSONValue)]

  private struct Row {
    let name: String
    let fields: Fields
    let text: String
    var madeUp: Set<String>
  }

  init(
    of widget: SampledWidget, _ forms: [SampledForm], _ target: SourceProject.Target,
    _ reader: SampleReader, in project: SourceProject, _ settings: SampleSettings
  ) {
    let writer = SampleWriter(reader)
    var rows: [Row] = []
    let isActivity = widget.kind == .activity
    var isCut = false
    for form in forms {
      for index in form.looks.drawn {
        let sample = form.samples[index]
        guard sample.view == nil, let fields = writer.fields(of: sample.entry) else {
          note("sample '\(sample.name)' is a view of a preview and cannot be written")
          continue
        }
        let madeUp = Set(
          reader.madeUpValues(of: sample).map { Self.stem($0.field, isActivity: isActivity) })
        let text = JSONText.of(.object(fields))
        if let known = rows.firstIndex(where: { $0.text == text }) {
          rows[known].madeUp.formUnion(madeUp)
        } else if rows.count < WrittenSamples.mostSamples {
          let name =
            rows.contains { $0.name == sample.name } && forms.count > 1
            ? "\(sample.name) \(form.form.name)" : sample.name
          rows.append(Row(name: name, fields: fields, text: text, madeUp: madeUp))
        } else {
          isCut = true
        }
      }
    }
    if isCut {
      note("has more samples than the \(WrittenSamples.mostSamples) that can be written")
    }
    guard !rows.isEmpty else { return }
    let firsts = forms.compactMap { form in
      form.samples.first { $0.view == nil }.flatMap { writer.fields(of: $0.entry) }
    }
    let list = JSONValue.list(
      rows.map { row in
        .object([
          ("name", .text(row.name)),
          ("entry", .object(Self.shortened(row.fields, row.madeUp, firsts, hasParts: isActivity))),
        ])
      })
    check(list, widget, forms, target, in: project, settings)
  }

  private mutating func note(_ sentence: String) {
    if !notes.contains(sentence) { notes.append(sentence) }
  }

  /// A field's name; of a Live Activity with the part before it.
  private static func stem(_ way: String, isActivity: Bool) -> String {
    let parts = way.split(separator: ".")
    let stem = parts.prefix(isActivity ? 2 : 1).joined(separator: ".")
    return stem.firstIndex(of: "[").map { String(stem[..<$0]) } ?? stem
  }

  /// Fields without those that each first sample has, too.
  private static func shortened(
    _ fields: Fields, _ madeUp: Set<String>, _ firsts: [Fields], hasParts: Bool,
    in part: String = ""
  ) -> Fields {
    fields.compactMap { name, value in
      let others = firsts.map { first in first.first { $0.name == name }?.value }
      if hasParts, case .object(let inner) = value {
        let firsts = others.map { other -> Fields in
          if case .object(let fields)? = other { fields } else { [] }
        }
        let kept = shortened(inner, madeUp, firsts, hasParts: false, in: name + ".")
        return kept.isEmpty ? nil : (name, .object(kept))
      }
      let text = JSONText.of(value)
      let isSame = others.allSatisfy { $0.map { JSONText.of($0) } == text }
      return isSame && !madeUp.contains(part + name) ? nil : (name, value)
    }
  }

  /// Takes samples that are read without a mistake, and compares what they draw.
  private mutating func check(
    _ list: JSONValue, _ widget: SampledWidget, _ forms: [SampledForm],
    _ target: SourceProject.Target, in project: SourceProject, _ settings: SampleSettings
  ) {
    let text = JSONText.of(.object([(widget.name, list)]))
    var again = settings
    again.samples = JSONDocument(Array(text.utf8)).root
    guard let written = again.written() else { return }
    let reader = project.reader(of: target, again, written)
    let types = target.widgetTypes.filter { target.program.types[$0].name == widget.name }
    guard let index = forms.first?.sources.first?.target,
      let read = project.timed(widget.name, of: target, reader, { reader.widgets(of: types) }).first
    else { return }
    for form in forms {
      let others = project.forms(of: read, inTarget: index, reader, again)
        .first { $0.form == form.form }
      guard let others else { continue }
      if !written.mistakes.isEmpty { break }
      let looks = project.usualLooks(of: others, read, reader)
      let before = project.usualLooks(of: form, widget, reader)
      for (place, index) in form.looks.drawn.enumerated()
      where form.samples[index].view == nil && !looks.contains(before[place]) {
        note(
          "sample '\(form.samples[index].name)' looks otherwise in \(form.form.name) when it is "
            + "read from the configuration, which cannot hold all of its values")
      }
    }
    if let mistake = written.mistakes.all.first {
      note("its samples cannot be written: \(mistake.reason)")
      return
    }
    value = list
  }
}
