import Foundation
import SwiftUICore

/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1

    override func attached(to content: AnyView) -> AnyView {
        AnyView(
            content.simultaneousGesture(
                SpatialTapGesture(count: max(1, numberOfTapsRequired)).onEnded { [self] in
                    enter(.ended, at: $0.location)
                }))
    }
}
