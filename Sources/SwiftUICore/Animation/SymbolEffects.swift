/// A movement of a symbol.
public protocol SymbolEffect: Sendable {
    var _effect: SymbolMotion { get }
}

/// A movement that has an end.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A movement that goes on until it is stopped, or a state that stays.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// What a symbol does in an effect.
public struct SymbolMotion: Sendable {
    /// After its rest, and before it again.
    let phases: [SymbolPhase]
    /// Seconds for all phases.
    let duration: Double
    /// Where it stays as long as the effect is active; nil where it goes on moving.
    var resting: SymbolPhase?
}

/// How a symbol stands at a moment of an effect.
struct SymbolPhase: Equatable, Sendable {
    var scale = 1.0
    var degrees = 0.0
    var opacity = 1.0
    /// How much of the symbol is lit, 0…1; nil leaves that to the symbol.
    var lit: Double?

    static let rest = SymbolPhase()
}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Sendable, Equatable {
    var speed = 1.0
    /// How often; nil is once, or for as long as the effect is active.
    var count: Int?

    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// For as long as the effect is active.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1) }

    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }
    /// - Parameter speed: 2 is twice as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }

    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: count) }
    public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: count) }
}

// MARK: Effects

/// A hop (sizes and times of all effects from memory).
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var isDown = false
    public var up: BounceSymbolEffect { BounceSymbolEffect() }
    public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }

    public var _effect: SymbolMotion {
        let (far, back) = isDown ? (0.8, 1.05) : (1.2, 0.95)
        return SymbolMotion(phases: [SymbolPhase(scale: far), SymbolPhase(scale: back)], duration: 0.4)
    }
}

/// Fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
    public var _effect: SymbolMotion { SymbolMotion(phases: [SymbolPhase(opacity: 0.3)], duration: 0.8) }
}

/// Is lit part by part. The stand-in icons have no parts: they are lit up to a line.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var isReversing = false
    public var iterative: VariableColorSymbolEffect { self }
    public var cumulative: VariableColorSymbolEffect { self }
    public var reversing: VariableColorSymbolEffect { VariableColorSymbolEffect(isReversing: true) }
    public var nonReversing: VariableColorSymbolEffect { VariableColorSymbolEffect() }
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    public var hideInactiveLayers: VariableColorSymbolEffect { self }

    public var _effect: SymbolMotion {
        let steps = [0, 0.34, 0.67, 1]
        let all = isReversing ? steps + steps.reversed().dropFirst() : steps
        return SymbolMotion(phases: all.map { SymbolPhase(lit: $0) }, duration: 0.25 * Double(all.count))
    }
}

/// Grows and shrinks slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var plain: BreatheSymbolEffect { self }
    public var pulse: BreatheSymbolEffect { self }
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
    public var _effect: SymbolMotion { SymbolMotion(phases: [SymbolPhase(scale: 1.15, opacity: 0.8)], duration: 1.4) }
}

/// Shakes.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var byLayer: WiggleSymbolEffect { self }
    public var wholeSymbol: WiggleSymbolEffect { self }
    public var _effect: SymbolMotion {
        SymbolMotion(phases: [12, -12, 8, -8].map { SymbolPhase(degrees: $0) }, duration: 0.5)
    }
}

/// Turns round.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var isClockwise = true
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }
    public var _effect: SymbolMotion {
        let turn = isClockwise ? 360.0 : -360
        return SymbolMotion(phases: [SymbolPhase(degrees: turn)], duration: 1)
    }
}

/// Is larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    var isDown = false
    public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
    public var _effect: SymbolMotion {
        let phase = SymbolPhase(scale: isDown ? 0.85 : 1.15)
        return SymbolMotion(phases: [phase], duration: 0.3, resting: phase)
    }
}

/// Is not seen.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
    public var _effect: SymbolMotion {
        let phase = SymbolPhase(scale: 0.5, opacity: 0)
        return SymbolMotion(phases: [phase], duration: 0.3, resting: phase)
    }
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
extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
