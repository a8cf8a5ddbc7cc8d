import Foundation
import Geometry

/// A function from progress in time to progress of a value, both 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    private enum Function: Hashable, Sendable {
        case linear
        case bezier(CubicBezier)
        case circularEaseIn, circularEaseOut, circularEaseInOut
        indirect case inverse(UnitCurve)
    }

    private let function: Function

    private init(_ function: Function) { self.function = function }

    /// A cubic Bézier curve from (0, 0) to (1, 1).
    /// - Parameters:
    ///   - startControlPoint: its x is limited to 0…1.
    ///   - endControlPoint: its x is limited to 0…1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            .bezier(
                CubicBezier(
                    x1: Double(startControlPoint.x), y1: Double(startControlPoint.y), x2: Double(endControlPoint.x),
                    y2: Double(endControlPoint.y))))
    }

    public static let linear = UnitCurve(.linear)
    /// Starts slowly.
    public static let easeIn = UnitCurve(.bezier(CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)))
    /// Ends slowly.
    public static let easeOut = UnitCurve(.bezier(CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)))
    /// Starts and ends slowly.
    public static let easeInOut = UnitCurve(.bezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))
    @available(*, deprecated, renamed: "easeInOut")
    public static let easeInEaseOut = easeInOut
    /// Starts slowly, along a quarter of a circle.
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    /// Ends slowly, along a quarter of a circle.
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    /// Starts and ends slowly, along two quarters of a circle.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    /// The curve with time and value exchanged.
    public var inverse: UnitCurve {
        if case .inverse(let curve) = function { return curve }
        return UnitCurve(.inverse(self))
    }

    /// The progress of the value.
    /// - Parameter progress: limited to 0…1.
    public func value(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        switch function {
        case .linear: return progress
        case .bezier(let curve): return curve.y(atX: progress)
        case .circularEaseIn: return Self.arc(progress)
        case .circularEaseOut: return 1 - Self.arc(1 - progress)
        case .circularEaseInOut:
            return progress < 0.5 ? Self.arc(2 * progress) / 2 : 1 - Self.arc(2 - 2 * progress) / 2
        case .inverse(let curve): return curve.progress(at: progress)
        }
    }

    /// How fast the value grows.
    /// - Parameter progress: limited to 0…1.
    public func velocity(at progress: Double) -> Double {
        let progress = min(1, max(0, progress))
        switch function {
        case .linear: return 1
        case .bezier(let curve): return curve.slope(atX: progress)
        case .circularEaseIn: return Self.arcSlope(progress)
        case .circularEaseOut: return Self.arcSlope(1 - progress)
        case .circularEaseInOut: return Self.arcSlope(progress < 0.5 ? 2 * progress : 2 - 2 * progress)
        case .inverse(let curve): return 1 / curve.velocity(at: value(at: progress))
        }
    }

    private static func arc(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }
    private static func arcSlope(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }

    /// Where the curve has a value, found by halving.
    private func progress(at value: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.value(at: middle) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
