/// A hop (sizes and times of all effects from memory).
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    var isDown = false
    public var up: BounceSymbolEffect { BounceSymbolEffect() }
    public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }

    public var _motion: SymbolMotion {
        let (far, back) = isDown ? (0.8, 1.05) : (1.2, 0.95)
        return SymbolMotion([SymbolPhase(scale: far), SymbolPhase(scale: back)], step: 0.2)
    }
}

/// Fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
    public var _motion: SymbolMotion { SymbolMotion([SymbolPhase(opacity: 0.3)], step: 0.8) }
}

/// Is lit part by part. The stand-in icons have no parts: they are lit up to a line.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    var isReversing = false
    public var iterative: VariableColorSymbolEffect { self }
    public var cumulative: VariableColorSymbolEffect { self }
    public var reversing: VariableColorSymbolEffect { VariableColorSymbolEffect(isReversing: true) }
    public var nonReversing: VariableColorSymbolEffect { VariableColorSymbolEffect() }
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    public var hideInactiveLayers: VariableColorSymbolEffect { self }

    public var _motion: SymbolMotion {
        let steps = [0, 0.34, 0.67, 1]
        let all = isReversing ? steps + steps.reversed().dropFirst() : steps
        return SymbolMotion(all.map { SymbolPhase(lit: $0) }, step: 0.25)
    }
}

/// Grows and shrinks slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    var isPlain = false
    /// Its opacity stays.
    public var plain: BreatheSymbolEffect { BreatheSymbolEffect(isPlain: true) }
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect() }
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
    public var _motion: SymbolMotion {
        SymbolMotion([SymbolPhase(scale: 1.15, opacity: isPlain ? 1 : 0.8)], step: 1.4)
    }
}

/// Turns round.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    var isClockwise = true
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }
    public var _motion: SymbolMotion { SymbolMotion(turn: isClockwise ? 360 : -360, duration: 1) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
