import Foundation
import Geometry

/// Shakes: to and fro about its middle, or along a line (angles and lengths from memory).
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var way = Way.clockwise

    private enum Way: Hashable {
        case clockwise, counterClockwise
        /// Degrees clockwise from the direction to the right.
        case along(Double)
        /// In the direction of text, or against it.
        case forward, backward
    }

    init() {}

    private init(_ way: Way) { self.way = way }

    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(.clockwise) }
    public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(.counterClockwise) }
    public var left: WiggleSymbolEffect { WiggleSymbolEffect(.along(180)) }
    public var right: WiggleSymbolEffect { WiggleSymbolEffect(.along(0)) }
    public var up: WiggleSymbolEffect { WiggleSymbolEffect(.along(-90)) }
    public var down: WiggleSymbolEffect { WiggleSymbolEffect(.along(90)) }
    /// To the right where text runs from left to right.
    public var forward: WiggleSymbolEffect { WiggleSymbolEffect(.forward) }
    /// To the left where text runs from left to right.
    public var backward: WiggleSymbolEffect { WiggleSymbolEffect(.backward) }
    /// - Parameter angle: degrees clockwise from the direction to the right.
    public func custom(angle: Double) -> WiggleSymbolEffect { WiggleSymbolEffect(.along(angle)) }
    /// - Parameter angle: clockwise from the direction to the right.
    public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }
    public var byLayer: WiggleSymbolEffect { self }
    public var wholeSymbol: WiggleSymbolEffect { self }

    /// The parts of the way to which it goes, one after the other.
    private static let parts = [1, -1, 0.67, -0.67]
    private static let degrees = 12.0
    /// In parts of the symbol's height.
    private static let length = 0.12

    public var _motion: SymbolMotion {
        var motion = SymbolMotion(Self.parts.map(phase(at:)), step: 0.125)
        motion.isMirroredWithText = way == .forward || way == .backward
        return motion
    }

    private func phase(at part: Double) -> SymbolPhase {
        switch way {
        case .clockwise: SymbolPhase(degrees: part * Self.degrees)
        case .counterClockwise: SymbolPhase(degrees: -part * Self.degrees)
        case .along(let degrees): Self.shifted(by: part * Self.length, degrees)
        case .forward: Self.shifted(by: part * Self.length, 0)
        case .backward: Self.shifted(by: part * Self.length, 180)
        }
    }

    private static func shifted(by length: Double, _ degrees: Double) -> SymbolPhase {
        guard degrees.isFinite else { return .rest }
        let radians = degrees * .pi / 180
        return SymbolPhase(shift: SymbolShift(length * cos(radians), length * sin(radians)))
    }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
