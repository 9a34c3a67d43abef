// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutPass {
  /// What a chart is made of in a size.
  func node(of chart: Chart, in size: Size, _ context: BuildContext) -> ViewNode {
    let environment = environments[context.environment]
    return ChartPlan(chart, in: size, environment) { nodes in
      guard let element = self.buildOne(nodes, context) else { return .zero }
      return self.size(element, .unspecified).drawable
    }.node
  }
}
