import Foundation
import SwiftUICore

/// One preview of an app, ready to be rendered.
@MainActor
struct PreviewSpecimen {
    enum Layout: Equatable {
        case device
        case sizeThatFits
        case fixed(CGSize)
    }

    var name: String
    /// The source file and the line where it is declared; a provider's type tells neither.
    var place: String
    var layout = Layout.device
    /// The upright device's screen in points; nil is the one that the tool asks for.
    var screenSize: CGSize?
    var isLandscape = false
    let view: any View

    /// The size of the window in which the preview is shown at first.
    func windowSize(default size: CGSize) -> CGSize {
        if case .fixed(let size) = layout { return size }
        let screen = screenSize ?? size
        return isLandscape ? CGSize(width: screen.height, height: screen.width) : screen
    }
}
