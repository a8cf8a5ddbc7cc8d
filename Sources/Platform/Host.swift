import Drawing
import Foundation
import Geometry

/// What owns windows or an output: GTK, or a picture. The engine speaks to it through this protocol alone.
@MainActor
package protocol Host: AnyObject {
    var textMeasurer: any TextMeasurer { get }
    var imageDecoder: any ImageDecoder { get }
    var clipboard: any Clipboard { get }
    /// Opens a window (or makes an output) that shows the content.
    func openWindow(_ content: any WindowContent, title: String) -> any HostWindow
    /// Runs the main loop (the main actor, Dispatch's main queue, run-loop timers) until the app ends.
    func run() -> Never
    /// Opens an address in the desktop's own program; false where it can't.
    func open(_ url: URL) -> Bool
}

/// One window of a host.
@MainActor
package protocol HostWindow: AnyObject {
    var title: String { get set }
    var metrics: WindowMetrics { get }
    /// Seconds on the clock that animations run on; virtual in tests and scripts.
    var now: Double { get }
    /// Where text is entered now, for input methods; nil where nothing takes text.
    var textEntry: TextEntryPlace? { get set }
    /// Asks for a call of `WindowContent.frame(at:)` in this turn of the main loop or the next.
    func setNeedsFrame()
    /// Takes over what is dragged out of the window, for as long as the pointer is down.
    /// - Returns: false where there is nothing around the window.
    func begin(_ drag: OutgoingDrag) -> Bool
    func close()
}

extension HostWindow {
    package func begin(_ drag: OutgoingDrag) -> Bool { false }
}

/// Where in a window text is entered.
package struct TextEntryPlace: Hashable, Sendable {
    /// The field, told apart from others; another number ends what an input method has begun.
    package var field: Int
    /// The caret in the window's coordinates, points.
    package var caret: CGRect
    /// What is typed must not be shown or learned.
    package var isSecure: Bool

    package init(field: Int, caret: CGRect, isSecure: Bool) {
        self.field = field
        self.caret = caret
        self.isSecure = isSecure
    }
}

/// The size and looks of a window, as the content must know them.
package struct WindowMetrics: Hashable, Sendable {
    /// Points, without decoration.
    package var size: CGSize
    /// Device pixels a point.
    package var scale: CGFloat
    package var safeArea: EdgeInsets
    package var isDark: Bool
    /// The window has the keyboard.
    package var isActive: Bool
    /// Nobody can see the window: it is minimised, or about to close.
    package var isHidden: Bool

    package init(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, safeArea: EdgeInsets = EdgeInsets(),
        isDark: Bool = false, isActive: Bool = true, isHidden: Bool = false
    ) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        self.isDark = isDark
        self.isActive = isActive
        self.isHidden = isHidden
    }
}

/// What a window shows: the engine's side of the border. The host calls it on the main thread.
@MainActor
package protocol WindowContent: AnyObject {
    /// Size, scale or looks changed.
    func metricsChanged(_ metrics: WindowMetrics)
    /// - Returns: whether anything took the event.
    func handle(_ event: InputEvent) -> Bool
    /// Runs the passes of one frame.
    func frame(at time: Double) -> Frame
    /// What lies in a rectangle of the window, as it stands after the last frame.
    func displayList(in rectangle: CGRect) -> DisplayList
    /// The root of the accessibility tree, as it stands after the last frame.
    var accessibilityRoot: any AccessibilityNode { get }
}

/// What a frame has changed, and when the next one is due.
package struct Frame: Sendable {
    package enum Next: Sendable, Hashable {
        /// Not before something happens.
        case none
        /// At the display's next refresh: something moves.
        case refresh
        /// At this time on the frame clock (a long press becomes one, a cursor blinks).
        case at(Double)
    }

    /// Rectangles (points) to paint anew; empty where nothing changed.
    package var damage: [CGRect]
    package var next: Next

    package init(damage: [CGRect] = [], next: Next = .none) {
        self.damage = damage
        self.next = next
    }
}

/// The desktop's clipboard.
@MainActor
package protocol Clipboard: AnyObject {
    func setString(_ string: String)
    /// Asks for the text on the clipboard; nil where there is none.
    func string(_ completion: @escaping @MainActor (String?) -> Void)
}
