/// What a symbol does in an effect.
public struct SymbolMotion: Sendable, Equatable {
    /// What it goes through, from its rest.
    let phases: [SymbolPhase]
    /// Seconds from one phase to the next.
    let step: Double
    /// Degrees that it has turned by when it is over: then the last phase is rest.
    var turn = 0.0
    /// Goes the other way where text runs from right to left.
    var isMirroredWithText = false
    /// Where it stands while the effect is not active; only of effects that stay.
    var inactive: SymbolPhase?

    /// A movement through phases and back to rest.
    init(_ phases: [SymbolPhase], step: Double) {
        self.phases = phases
        self.step = step
    }

    /// A full turn.
    init(turn: Double, duration: Double) {
        phases = [SymbolPhase(degrees: turn)]
        step = duration
        self.turn = turn
    }

    /// A state that stays while the effect is active.
    init(active: SymbolPhase, inactive: SymbolPhase = .rest) {
        phases = [active]
        step = 0
        self.inactive = inactive
    }
}
