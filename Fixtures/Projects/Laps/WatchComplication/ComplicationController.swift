// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import ClockKit
import UIKit

final class ComplicationController: NSObject, CLKComplicationDataSource {
  func getCurrentTimelineEntry(
    for complication: CLKComplication,
    withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void
  ) {
    switch complication.family {
    case .circularSmall:
      let provider = CLKImageProvider(onePieceImage: UIImage(named: "Complication/Circular")!)
      let template = CLKComplicationTemplateCircularSmallSimpleImage(imageProvider: provider)
      handler(CLKComplicationTimelineEntry(date: Date(), complicationTemplate: template))
    case .graphicCorner:
      let provider = CLKFullColorImageProvider(
        fullColorImage: UIImage(named: "Complication/Corner")!)
      let template = CLKComplicationTemplateGraphicCornerCircularImage(imageProvider: provider)
      handler(CLKComplicationTimelineEntry(date: Date(), complicationTemplate: template))
    default:
      handler(nil)
    }
  }
}
