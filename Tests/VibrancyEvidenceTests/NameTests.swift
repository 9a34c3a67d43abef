// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence

@Suite struct NameTests {
  @Test(arguments: [
    #"Image("logo")"#, "Image(.logo)", #"Image(decorative: "logo")"#, "SwiftUI.Image(.logo)",
    #"Label("Home", image: "logo")"#, #"Image(uiImage: UIImage(named: "logo")!)"#,
    "Image(uiImage: UIImage(resource: .logo))", "Image(uiImage: Asset.logo.image)",
    "Asset.Assets.logo.swiftUIImage", "Image(asset: Asset.Icons.logo)", "Image(Asset.logo.name)",
    "Image(ImageResource.logo)", ##"Image(#"logo"#)"##, "Image(\n  \"logo\",\n  bundle: nil\n)",
    #"Text("\(Image("logo")) text")"#, "Image(uiImage: UIImage.logo)",
    #"Image(isOn ? "logo" : "other")"#, #"Image(isOn ? .other : .logo)"#,
    #"Image(name ?? "logo")"#, "Image(.logoImage)", "if on { Image(\"logo\") }",
  ])
  func `an image is named by`(_ code: String) {
    #expect(Project(face: code).uses().count == 1)
  }

  @Test(arguments: [
    "// Image(\"logo\")", "/* Image(\"logo\") */", ##"Text(#"Image("logo")"#)"##,
    #"Text("logo")"#, #"Image(systemName: "logo")"#, #"Label("logo", systemImage: "logo")"#,
    #"Text("Image(\"logo\")")"#, #"Image("Logo")"#, #"Image("logo\(1)")"#, "let logo = \"logo\"",
    #"Image("logo" + suffix)"#, #"Image(cgImage, scale: 1, label: Text("logo"))"#,
  ])
  func `an image is not named by`(_ code: String) {
    #expect(Project(face: code).uses().isEmpty)
  }

  @Test(arguments: [
    #"Color("brand")"#, #"Color(uiColor: UIColor(named: "brand")!)"#, "Color(.brand)",
    "Color.brand", "UIColor.brand", "Color(Asset.brand.color)", "Color(.brandColor)",
  ])
  func `a color is named by`(_ code: String) {
    let path = "App/Colors.xcassets/brand.colorset"
    #expect(Project(face: code, sets: [path]).uses(of: path).count == 1)
  }

  @Test func `symbols are compared by letters and digits, in lower case`() {
    let path = "AppWidget/Assets.xcassets/My_logo-2 Image.imageset"
    #expect(Project(face: "Image(.myLogo2)", sets: [path]).uses(of: path).count == 1)
    #expect(Project(face: "Image(.myLogo3)", sets: [path]).uses(of: path).isEmpty)
  }

  @Test func `namespaces are part of names`() {
    let path = "AppWidget/Assets.xcassets/Birds/logo.imageset"
    #expect(Project(face: #"Image("Birds/logo")"#, sets: [path]).uses(of: path).count == 1)
    #expect(Project(face: "Image(.Birds.logo)", sets: [path]).uses(of: path).count == 1)
    #expect(Project(face: "Asset.Birds.logo.image", sets: [path]).uses(of: path).count == 1)
    #expect(Project(face: #"Image("logo")"#, sets: [path]).uses(of: path).isEmpty)
    #expect(Project(face: "Asset.Fish.logo.image", sets: [path]).uses(of: path).isEmpty)
  }

  @Test(arguments: [
    "struct Face: View { let imageName = \"logo\"; var body: some View { Image(imageName) } }",
    "struct Face: View { var body: some View { let n = \"logo\"\n return Image(n) } }",
    "struct Face: View { var n: String { isOn ? \"logo\" : \"off\" }\n var body: some View { Image(self.n) } }",
    "enum Names { static let mark = \"logo\" }\nstruct Face: View { var body: some View { Image(Names.mark) } }",
    "let a = 1, mark = \"logo\"\nstruct Face: View { var body: some View { Image(mark) } }",
    "struct Face: View { var body: some View { Image(Self.mark) } }\nextension Face { static let mark = \"logo\" }",
    "enum Kind: String { case fire = \"logo\" }\nstruct Face: View { var body: some View { Image(Kind.fire.rawValue) } }",
    "enum Kind { case a, b\n var art: String { switch self { case .a: return \"x\"\n case .b: \"logo\" } } }\nstruct Face: View { var body: some View { Image(kind.art) } }",
    "enum A { static let one = B.two }\nenum B { static let two = \"logo\" }\nstruct Face: View { var body: some View { Image(A.one) } }",
    "struct Face: View { var body: some View { Icon(imageName: \"logo\") } }\nstruct Icon: View { let imageName: String\n var body: some View { Image(imageName) } }",
    "struct Face: View { var body: some View { icon(\"logo\") }\n func icon(_ n: String) -> some View { Image(n) } }",
    "struct Face: View { let art: ImageResource = .logo\n var body: some View { Image(art) } }",
  ])
  func `a constant or property whose string flows into the call counts`(_ code: String) {
    let project = Project(
      ["AppWidget/Widget.swift": Project.widget, "AppWidget/Face.swift": code],
      sets: ["AppWidget/Assets.xcassets/logo.imageset"])
    #expect(project.uses().count == 1)
    #expect(project.evidence.computedCount == 0)
  }

  @Test func `a constant may be in shared code outside of the target`() {
    var project = Project(face: "Image(Names.mark)")
    project.sources["Shared/Names.swift"] = "public enum Names { static let mark = \"logo\" }"
    #expect(project.uses().count == 1)
  }

  @Test(arguments: [
    "Image(name)", "Image(\"logo\\(index)\")", "Image(\"a\" + \"b\")", "Image(entry.image.name)",
    "Image(decorative: f(x))", "Image(uiImage: UIImage(named: name)!)", "Label(\"x\", image: icon)",
    "ForEach(all) { logo in Image(logo) }", "Image(isOn ? \"logo\" : other)", "Image(resource)",
    "if let logo { Image(logo) }",
  ])
  func `a computed name is counted, never guessed`(_ code: String) {
    let evidence = Project(face: "let other = 1\n" + code).evidence
    #expect(evidence.computedCount == 1)
    #expect(evidence.targets[0].computedNames.map(\.description) == ["AppWidget/Face.swift:4"])
  }

  @Test func `a parameter hides a constant of the same name`() {
    let project = Project(
      [
        "AppWidget/Face.swift": """
        let n = "logo"
        struct Face: View { func icon(n: String) -> some View { Image(n) } }
        """, "AppWidget/Widget.swift": Project.widget,
      ], sets: ["AppWidget/Assets.xcassets/logo.imageset"])
    #expect(project.uses().isEmpty)
    #expect(project.evidence.computedCount == 1)
  }

  @Test func `a use is placed where its call stands`() {
    let place = Project(face: "    Text(\"é\")\n    Image(.logo)").uses().first?.place
    #expect(place == SourcePlace(path: "AppWidget/Face.swift", line: 4, column: 5))
    #expect(place?.description == "AppWidget/Face.swift:4")
  }
}
