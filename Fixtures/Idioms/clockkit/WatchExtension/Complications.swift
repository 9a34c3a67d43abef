import ClockKit

class Complications: NSObject, CLKComplicationDataSource {
  func getCurrentTimelineEntry(
    for complication: CLKComplication,
    withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void
  ) {
    switch complication.family {
    case .graphicCircular:
      let provider = CLKFullColorImageProvider(
        fullColorImage: UIImage(named: "Complication/Graphic Circular")!)
      handler(entry(provider))
    case .graphicCorner:
      handler(CLKComplicationTemplateGraphicExtraLargeCircularView(CornerFace())) 
    default:
      handler(nil)
    }
  }

  func entry(_ provider: CLKFullColorImageProvider) -> CLKComplicationTimelineEntry? {
    simple(image: UIImage(named: "modular"))
  }
}

struct CornerFace: View {
  var body: some View { Image("corner") }
}

class Other {
  func unused() -> UIImage? { UIImage(named: "other") }
}
