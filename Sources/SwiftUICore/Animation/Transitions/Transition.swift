/// How a view comes and goes.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    /// What the view looks like in a phase; what differs from one phase to the next is animated.
    @ViewBuilder
    func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// A view as the transition makes it look in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        AppliedTransition(transition: self, content: content, phase: phase)
    }

    /// The transition, animated in its own way, whatever the change is made under.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// This transition and another at once.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

/// Where a view is on its way in and out.
public enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It is gone.
    case didDisappear

    public var isIdentity: Bool { self == .identity }

    /// -1 before, 0 while and 1 after the view is there.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a transition is like.
public struct TransitionProperties: Sendable {
    /// The transition moves something.
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
