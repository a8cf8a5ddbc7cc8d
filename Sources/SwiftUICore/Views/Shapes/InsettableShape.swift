import Foundation
import Geometry

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// The shape with every side moved inwards.
    /// - Parameter amount: points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape of the engine that knows its outline at any inset.
package nonisolated protocol OutlineShape: BuiltInShape, InsettableShape {
    func outline(in rect: CGRect, inset: CGFloat) -> Path
}

extension OutlineShape {
    public nonisolated func path(in rect: CGRect) -> Path { outline(in: rect, inset: 0) }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        InsetOutline(base: self, amount: amount)
    }
}

/// A shape of the engine, smaller on all sides.
package nonisolated struct InsetOutline<Base: OutlineShape>: BuiltInShape, InsettableShape {
    var base: Base
    /// Points.
    var amount: CGFloat

    package var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }

    package var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    package func path(in rect: CGRect) -> Path { base.outline(in: rect, inset: amount) }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    package func inset(by amount: CGFloat) -> InsetOutline<Base> {
        InsetOutline(base: base, amount: self.amount + amount)
    }
}

extension CGRect {
    /// The rectangle with every side moved inwards; nil where nothing is left.
    package func insetIfAny(by amount: CGFloat) -> CGRect? {
        guard amount != 0 else { return self }
        guard width >= 2 * amount, height >= 2 * amount else { return nil }
        return CGRect(x: minX + amount, y: minY + amount, width: width - 2 * amount, height: height - 2 * amount)
    }
}
