/// Comes and goes between two values of a modifier.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
    let active: Modifier
    let identity: Modifier

    @MainActor
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

/// Comes in one way and goes in another.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public var insertion: Insertion
    public var removal: Removal

    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity),
            phase: phase == .willAppear ? phase : .identity)
    }

    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}

extension Transition {
    /// Comes in one way and goes in another.
    public static func asymmetric<Insertion: Transition, Removal: Transition>(
        insertion: Insertion, removal: Removal
    ) -> AsymmetricTransition<Insertion, Removal> where Self == AsymmetricTransition<Insertion, Removal> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}

/// Two transitions at once.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    @MainActor
    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    @MainActor static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }
}

/// A transition with an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?

    @MainActor
    func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase).animation(animation, value: phase)
    }

    @MainActor static var properties: TransitionProperties { Base.properties }
}

/// A transition that knows of animations of its own.
protocol SelfAnimatedTransition {
    /// Whether coming (or going) is animated even where the change is not.
    func isAnimated(in phase: TransitionPhase) -> Bool
}

extension AnimatedTransition: SelfAnimatedTransition {
    func isAnimated(in phase: TransitionPhase) -> Bool { animation != nil }
}

extension AsymmetricTransition: SelfAnimatedTransition {
    func isAnimated(in phase: TransitionPhase) -> Bool {
        switch phase {
        case .willAppear: (insertion as? any SelfAnimatedTransition)?.isAnimated(in: phase) ?? false
        case .didDisappear: (removal as? any SelfAnimatedTransition)?.isAnimated(in: phase) ?? false
        case .identity: false
        }
    }
}

extension CombinedTransition: SelfAnimatedTransition {
    func isAnimated(in phase: TransitionPhase) -> Bool {
        [first as? any SelfAnimatedTransition, second as? any SelfAnimatedTransition]
            .contains { $0?.isAnimated(in: phase) ?? false }
    }
}

/// A transition that may do nothing.
protocol PossiblyIdenticalTransition {
    /// Whether coming (or going) is at once.
    func isIdentity(in phase: TransitionPhase) -> Bool
}

extension IdentityTransition: PossiblyIdenticalTransition {
    func isIdentity(in phase: TransitionPhase) -> Bool { true }
}

extension AsymmetricTransition: PossiblyIdenticalTransition {
    func isIdentity(in phase: TransitionPhase) -> Bool {
        let part: Any = phase == .willAppear ? insertion : removal
        return (part as? any PossiblyIdenticalTransition)?.isIdentity(in: phase) ?? false
    }
}

extension CombinedTransition: PossiblyIdenticalTransition {
    func isIdentity(in phase: TransitionPhase) -> Bool {
        [first as? any PossiblyIdenticalTransition, second as? any PossiblyIdenticalTransition]
            .allSatisfy { $0?.isIdentity(in: phase) ?? false }
    }
}

extension AnimatedTransition: PossiblyIdenticalTransition {
    func isIdentity(in phase: TransitionPhase) -> Bool {
        (base as? any PossiblyIdenticalTransition)?.isIdentity(in: phase) ?? false
    }
}
