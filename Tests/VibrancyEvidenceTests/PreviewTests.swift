// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence

@Suite struct PreviewTests {
  @Test(arguments: [
    "#Preview { Image(\"logo\") }", "#Preview(\"A\") { Image(.logo) }",
    "#Preview(as: .systemSmall) { W() } timeline: { Entry(image: Image(\"logo\")) }",
    "#Preview(as: .systemSmall, widget: { Image(\"logo\") }, timeline: { Entry() })",
    "struct Face_Previews: PreviewProvider { static var previews: some View { Image(\"logo\") } }",
    "#if DEBUG\nextension X: PreviewProvider { static var previews: some View { Image(.logo) } }\n#endif",
    "@available(iOS 17, *)\n#Preview { Image(\"logo\") }", "#Preview { Image(\"logo\")",
  ])
  func `previews are no evidence`(_ preview: String) {
    var project = Project(face: "Text(\"x\")")
    project.sources["AppWidget/Preview.swift"] = preview
    #expect(project.uses().isEmpty)
    #expect(project.use(of: project.sets[0].path) == .unnamed(target: "AppWidget"))
  }

  @Test func `what stands after a preview is evidence`() {
    var project = Project(face: "Text(\"x\")")
    project.sources["AppWidget/Preview.swift"] = """
      #Preview(as: .systemSmall) { W() } timeline: { Entry() }
      struct After: View { var body: some View { Image("logo") } }
      """
    #expect(project.uses().count == 1)
  }

  @Test func `a mode that a preview sets or reads is no choice of the code`() {
    var project = Project(face: "Image(\"logo\")")
    project.sources["AppWidget/Face.swift"]? +=
      "#Preview { @Environment(\\.widgetRenderingMode) var mode\n Face() }"
    #expect(project.uses().first?.choices.isEmpty == true)
  }
}
