import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of x.
package struct CubicBezier: Hashable, Sendable {
    private let x1: Double
    private let y1: Double
    private let x2: Double
    private let y2: Double

    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
        // Beyond these limits the curve would be no function of x.
        self.x1 = min(1, max(0, finite(x1)))
        self.y1 = finite(y1)
        self.x2 = min(1, max(0, finite(x2)))
        self.y2 = finite(y2)
    }

    package func y(atX x: Double) -> Double { Self.value(y1, y2, at: parameter(atX: x)) }

    package func slope(atX x: Double) -> Double {
        let parameter = parameter(atX: x)
        let run = Self.derivative(x1, x2, at: parameter)
        let rise = Self.derivative(y1, y2, at: parameter)
        if abs(run) > 1e-9 { return rise / run }
        return abs(rise) < 1e-9 ? 1 : .infinity
    }

    /// Newton's method; halving where that leaves the interval or the slope is too small.
    private func parameter(atX x: Double) -> Double {
        var parameter = x
        for _ in 0..<8 {
            let error = Self.value(x1, x2, at: parameter) - x
            if abs(error) < 1e-7 { return parameter }
            let slope = Self.derivative(x1, x2, at: parameter)
            guard abs(slope) > 1e-6 else { break }
            parameter -= error / slope
        }
        return abs(Self.value(x1, x2, at: parameter) - x) < 1e-6 && (0...1).contains(parameter)
            ? parameter : halving(atX: x)
    }

    private func halving(atX x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.value(x1, x2, at: middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func value(_ first: Double, _ second: Double, at parameter: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
            + parameter * parameter * parameter
    }

    private static func derivative(_ first: Double, _ second: Double, at parameter: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * first + 6 * rest * parameter * (second - first)
            + 3 * parameter * parameter * (1 - second)
    }
}
