/// Is larger or smaller (sizes from memory).
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
    var isDown = false
    public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
    public var _motion: SymbolMotion { SymbolMotion(active: SymbolPhase(scale: isDown ? 0.85 : 1.15)) }
}

/// Is seen while it is active, and only then.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    var isDown = false
    public var up: AppearSymbolEffect { AppearSymbolEffect() }
    public var down: AppearSymbolEffect { AppearSymbolEffect(isDown: true) }
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
    public var _motion: SymbolMotion { SymbolMotion(active: .rest, inactive: _absence) }
    public var _absence: SymbolPhase { SymbolPhase(scale: isDown ? 1.5 : 0.5, opacity: 0) }
}

/// Is not seen while it is active.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    var isUp = false
    public var up: DisappearSymbolEffect { DisappearSymbolEffect(isUp: true) }
    public var down: DisappearSymbolEffect { DisappearSymbolEffect() }
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
    public var _motion: SymbolMotion { SymbolMotion(active: _absence) }
    public var _absence: SymbolPhase { SymbolPhase(scale: isUp ? 1.5 : 0.5, opacity: 0) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
