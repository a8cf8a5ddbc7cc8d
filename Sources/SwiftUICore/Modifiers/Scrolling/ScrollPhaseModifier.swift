import Foundation
import Geometry

/// What a scroll view does at the moment.
public enum ScrollPhase: Sendable, Hashable {
    /// Nothing moves.
    case idle
    /// A finger is on the content, and may begin to scroll it.
    case tracking
    /// The user scrolls.
    case interacting
    /// The content goes on by itself after the user has let go.
    case decelerating
    /// The app scrolls.
    case animating

    /// Whether the content moves.
    public var isScrolling: Bool { self != .idle && self != .tracking }
}

extension ScrollPhase: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// What there is to know about a scroll view as its phase changes.
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    /// Points a second; nil where nothing moves by itself.
    public let velocity: CGVector?
}

extension View {
    /// Calls an action when a scroll view in the view begins or ends to scroll.
    /// - Parameter action: called with the old and the new phase.
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { onScrollPhaseChange { old, new, _ in action(old, new) } }

    /// Calls an action when a scroll view in the view begins or ends to scroll.
    public nonisolated func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View { modifier(ScrollPhaseModifier(action: action)) }
}

private struct ScrollPhaseModifier: ViewModifier {
    nonisolated(unsafe) let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    @State private var kept = ScrollPhaseObserver()

    nonisolated init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
        self.action = action
    }

    func body(content: Content) -> some View {
        kept.action = action
        let kept = kept
        return content.transformEnvironment(\.scrollOptions) { options in
            if !options.phaseObservers.contains(where: { $0 === kept }) { options.phaseObservers.append(kept) }
        }
    }
}

/// Is told when a scroll view begins or ends to scroll.
package final class ScrollPhaseObserver {
    var action: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?

    nonisolated init() {}
}
