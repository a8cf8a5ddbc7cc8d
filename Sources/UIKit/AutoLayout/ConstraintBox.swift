import Foundation

/// A rectangle whose edges are expressions in unknowns, in the coordinates of the outermost view.
struct ConstraintBox {
    var left: LinearExpression
    var top: LinearExpression
    var width: LinearExpression
    var height: LinearExpression

    var right: LinearExpression { left + width }
    var bottom: LinearExpression { top + height }
    var centerX: LinearExpression { left + width * 0.5 }
    var centerY: LinearExpression { top + height * 0.5 }

    init(left: LinearExpression, top: LinearExpression, width: LinearExpression, height: LinearExpression) {
        (self.left, self.top, self.width, self.height) = (left, top, width, height)
    }

    /// A rectangle of which nothing is known but that its lengths are not less than 0.
    init(unknownIn system: inout LinearSystem) {
        (left, top) = (.init(unknown: system.unknown()), .init(unknown: system.unknown()))
        (width, height) = (.init(unknown: system.unknown()), .init(unknown: system.unknown()))
        system.add(width, .atLeast)
        system.add(height, .atLeast)
    }

    func inset(by insets: UIEdgeInsets) -> ConstraintBox {
        ConstraintBox(
            left: left + .init(Double(insets.left)), top: top + .init(Double(insets.top)),
            width: width - .init(Double(insets.left + insets.right)),
            height: height - .init(Double(insets.top + insets.bottom)))
    }

    /// The rectangle in it that a frame says.
    func part(_ frame: CGRect) -> ConstraintBox {
        ConstraintBox(
            left: left + .init(Double(frame.minX)), top: top + .init(Double(frame.minY)),
            width: .init(Double(frame.width)), height: .init(Double(frame.height)))
    }

    // MARK: By axis

    func start(_ axis: NSLayoutConstraint.Axis) -> LinearExpression { axis == .horizontal ? left : top }
    func length(_ axis: NSLayoutConstraint.Axis) -> LinearExpression { axis == .horizontal ? width : height }
    func end(_ axis: NSLayoutConstraint.Axis) -> LinearExpression { axis == .horizontal ? right : bottom }
    func center(_ axis: NSLayoutConstraint.Axis) -> LinearExpression { axis == .horizontal ? centerX : centerY }
}
