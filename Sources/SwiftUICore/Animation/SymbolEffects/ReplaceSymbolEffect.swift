/// How a symbol gives way to another.
public struct SymbolReplacement: Sendable, Equatable {
    /// How the old symbol stands when it is gone; nil where it is gone at once.
    let leaving: SymbolPhase?
    /// How the new one stands when it begins to come.
    let coming: SymbolPhase

    static let downUp = SymbolReplacement(
        leaving: SymbolPhase(scale: 0.5, opacity: 0), coming: SymbolPhase(scale: 0.5, opacity: 0))
}

/// One symbol gives way to another. The stand-in icons have no layers of their own: all of it moves at once.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    public var _replacement = SymbolReplacement.downUp

    /// The old symbol shrinks, then the new one grows.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// The old symbol grows as it goes, and the new one as it comes.
    public var upUp: ReplaceSymbolEffect {
        ReplaceSymbolEffect(
            _replacement: SymbolReplacement(
                leaving: SymbolPhase(scale: 1.5, opacity: 0), coming: SymbolPhase(scale: 0.5, opacity: 0)))
    }
    /// The old symbol is gone at once, and the new one grows.
    public var offUp: ReplaceSymbolEffect {
        ReplaceSymbolEffect(
            _replacement: SymbolReplacement(leaving: nil, coming: SymbolPhase(scale: 0.5, opacity: 0)))
    }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }

    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }

    /// What two symbols have in common stays where it is. The stand-in icons have nothing in common: it is the fallback.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

    /// What two symbols have in common stays where it is.
    public struct MagicReplace: ContentTransitionSymbolEffect {
        let fallback: ReplaceSymbolEffect

        public var downUp: MagicReplace { MagicReplace(fallback: fallback.downUp) }
        public var upUp: MagicReplace { MagicReplace(fallback: fallback.upUp) }
        public var offUp: MagicReplace { MagicReplace(fallback: fallback.offUp) }
        public var byLayer: MagicReplace { self }
        public var wholeSymbol: MagicReplace { self }
        public var _replacement: SymbolReplacement { fallback._replacement }
    }
}

/// The usual way for a symbol to come, to go and to give way.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {
    public var _absence: SymbolPhase { DisappearSymbolEffect()._absence }
    public var _replacement: SymbolReplacement { .downUp }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
