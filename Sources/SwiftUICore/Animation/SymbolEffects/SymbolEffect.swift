/// A movement of a symbol.
public protocol SymbolEffect: Sendable {}

/// A movement that has an end.
public protocol DiscreteSymbolEffect: SymbolEffect {
    var _motion: SymbolMotion { get }
}

/// A movement that goes on until it is stopped, or a state that stays.
public protocol IndefiniteSymbolEffect: SymbolEffect {
    var _motion: SymbolMotion { get }
}

/// How symbols come and go with the view that they are in.
public protocol TransitionSymbolEffect: SymbolEffect {
    /// How a symbol stands that is not there.
    var _absence: SymbolPhase { get }
}

/// How a symbol gives way to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {
    var _replacement: SymbolReplacement { get }
}
