// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ViewWord {
  /// That there is nothing to show: a label, a description and buttons.
  static let contentUnavailableView = ViewWord(
    "ContentUnavailableView",
    example: #"ContentUnavailableView("a", systemImage: "star", description: Text("b"))"#
  ) { call in
    let (code, parts) = (call.code, call.parts)
    var label = Label(title: [], icon: [])
    if parts[0] != nil {
      let pair = call.label()
      label = Label(title: call.one(pair.title), icon: call.one(pair.icon))
    } else {
      let nodes = code.swiftUI.nodes(parts.content("label"), at: call.spot)
      if nodes.count == 1, nodes[0].modifiers.isEmpty, case .label(let inner) = nodes[0].content {
        label = inner
      } else {
        label = Label(title: nodes, icon: [])
      }
    }
    var view = ContentUnavailable(label)
    view.description = code.swiftUI.nodes(parts["description"], at: call.spot)
    view.actions = code.swiftUI.nodes(parts["actions"], at: call.spot)
    return call.node(.contentUnavailable(view))
  }
}
