import Foundation
import Geometry

/// Numbers that are interpolated together, as many as a value has.
package struct AnimatableVector: VectorArithmetic {
    package var values: [Double]

    package init(_ values: [Double]) { self.values = values }

    package static var zero: AnimatableVector { AnimatableVector([]) }

    package static func + (left: Self, right: Self) -> Self { left.combined(with: right, +) }
    package static func - (left: Self, right: Self) -> Self { left.combined(with: right, -) }

    /// What one of them lacks counts as 0.
    private func combined(with other: Self, _ operation: (Double, Double) -> Double) -> Self {
        let count = max(values.count, other.values.count)
        return AnimatableVector(
            (0..<count).map { index in
                operation(
                    index < values.count ? values[index] : 0, index < other.values.count ? other.values[index] : 0)
            })
    }

    package mutating func scale(by rhs: Double) {
        for index in values.indices { values[index] *= rhs }
    }

    package var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

/// Takes the numbers of a value, or sets them: one walk over the value for both.
struct VectorTransfer {
    private(set) var values: [Double]
    private let isSetting: Bool
    private var index = 0

    /// Takes the numbers.
    init() {
        values = []
        isSetting = false
    }

    /// Sets the numbers.
    init(setting vector: AnimatableVector) {
        values = vector.values
        isSetting = true
    }

    mutating func number(_ value: inout Double, unit: Double = 1) {
        guard isSetting else { return values.append(value * unit) }
        guard index < values.count else { return }
        value = values[index] / unit
        index += 1
    }

    mutating func number(_ value: inout CGFloat, unit: Double = 1) {
        var number = Double(value)
        self.number(&number, unit: unit)
        value = CGFloat(number)
    }
}
