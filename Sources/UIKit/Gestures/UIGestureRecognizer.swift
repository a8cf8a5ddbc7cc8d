import AppleFoundation
import Foundation
import Geometry
import SwiftUICore

/// Follows the pointer on a view, and tells its targets when it has recognised something.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    @nonexhaustive public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// What is recognised at once has ended then.
        public static let recognized = State.ended
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true { didSet { if isEnabled != oldValue { view?.invalidateContent() } } }
    open internal(set) var state = State.possible
    open var name: String?
    public internal(set) weak var view: UIView?
    private var targets: [ControlTarget] = []
    /// In the view's coordinates.
    var place = CGPoint.zero
    /// Where SwiftUI's view begins in the window, for a recognizer of such a view.
    var origin = CGPoint.zero
    /// Told what targets are told.
    var handler: (() -> Void)?

    override public nonisolated init() { super.init() }

    /// Calls a method of an object, which is not kept alive, when something is recognised.
    public convenience init(target: Any?, action: Selector?) {
        self.init()
        if let target, let action { addTarget(target, action: action) }
    }

    open func addTarget(_ target: Any, action: Selector) {
        targets.append(ControlTarget(target, action, .allEvents))
    }

    /// - Parameters:
    ///   - target: nil is any.
    ///   - action: nil is any.
    open func removeTarget(_ target: Any?, action: Selector?) { targets.removeAll { $0.matches(target, action) } }

    open var numberOfTouches: Int { state == .possible ? 0 : 1 }

    /// Where the pointer is, in the coordinates of a view; nil is the outermost view.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return CGPoint(x: origin.x + place.x, y: origin.y + place.y) }
        return own.convert(CGPoint(x: place.x + own.bounds.minX, y: place.y + own.bounds.minY), to: view)
    }

    // MARK: Engine

    /// Puts the gesture on what is shown of the view.
    func attached(to content: AnyView) -> AnyView { content }

    /// Goes to a state, and tells of it.
    func enter(_ new: State, at place: CGPoint) {
        self.place = place
        if state == .possible {
            // What was not let begin does not change either.
            guard new != .changed, isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
        }
        state = new
        for target in targets { target.perform(by: self) }
        handler?()
        if new == .ended || new == .cancelled { state = .possible }
    }
}

/// Has a say in what a gesture recognizer does.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// - Returns: false to recognise nothing this time.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Puts the gestures of a view's recognizers on what is shown of it.
struct RecognizerGestures: ViewModifier {
    let recognizers: [UIGestureRecognizer]

    func body(content: Content) -> some View {
        recognizers.filter(\.isEnabled).reduce(AnyView(content.contentShape(Rectangle()))) { $1.attached(to: $0) }
    }
}
