import Foundation
import Geometry

/// A shape whose type is hidden.
public nonisolated struct AnyShape: BuiltInShape {
    private let box: any Shape

    public init<S: Shape>(_ shape: S) { box = (shape as? AnyShape)?.box ?? shape }

    public func path(in rect: CGRect) -> Path { box.path(in: rect) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.sizeThatFits(proposal) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { box.layoutDirectionBehavior }
}

extension AnyShape: Equatable {
    public static func == (left: AnyShape, right: AnyShape) -> Bool {
        func isEqual<Content: Shape>(_ shape: Content) -> Bool {
            guard let other = right.box as? Content else { return false }
            return ValueComparison.areEqual(shape, other)
        }
        return isEqual(left.box)
    }
}
