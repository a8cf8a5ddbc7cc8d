import Foundation
import Geometry

extension Shape {
    /// What is in both shapes.
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }

    /// What is in either shape.
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }

    /// What is in this shape and not in the other.
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
    }

    /// What is in one of the shapes only.
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
    }

    /// The parts of this shape's edge that are in the other.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }

    /// The parts of this shape's edge that are not in the other.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}

/// A shape made of two.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: BuiltInShape {
    var first: First
    var second: Second
    let operation: ShapeOperation
    /// Whether the even-odd rule decides what is in them.
    let eoFill: Bool

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        operation.apply(first.path(in: rect), second.path(in: rect), eoFill: eoFill)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

/// What is made of two outlines.
enum ShapeOperation: Sendable {
    case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction

    func apply(_ first: Path, _ second: Path, eoFill: Bool) -> Path {
        switch self {
        case .intersection: first.intersection(second, eoFill: eoFill)
        case .union: first.union(second, eoFill: eoFill)
        case .subtracting: first.subtracting(second, eoFill: eoFill)
        case .symmetricDifference: first.symmetricDifference(second, eoFill: eoFill)
        case .lineIntersection: first.lineIntersection(second, eoFill: eoFill)
        case .lineSubtraction: first.lineSubtraction(second, eoFill: eoFill)
        }
    }
}
