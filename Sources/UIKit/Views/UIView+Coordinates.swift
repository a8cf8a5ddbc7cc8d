import Foundation

extension UIView {
    /// A point of the view's coordinates in those of another; nil is the outermost view.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let outside = point.applying(outwardTransform)
        return view.map { outside.applying($0.outwardTransform.inverted()) } ?? outside
    }

    /// A point of another view's coordinates in those of this one; nil is the outermost view.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let outside = view.map { point.applying($0.outwardTransform) } ?? point
        return outside.applying(outwardTransform.inverted())
    }

    /// A rectangle of the view's coordinates in those of another; nil is the outermost view.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let outside = rect.applying(outwardTransform)
        return view.map { outside.applying($0.outwardTransform.inverted()) } ?? outside
    }

    /// A rectangle of another view's coordinates in those of this one; nil is the outermost view.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let outside = view.map { rect.applying($0.outwardTransform) } ?? rect
        return outside.applying(outwardTransform.inverted())
    }

    /// From the view's coordinates to those of the outermost view.
    private var outwardTransform: CGAffineTransform {
        var result = CGAffineTransform.identity
        var current: UIView? = self
        while let view = current, view.superview != nil {
            result = result.concatenating(CGAffineTransform(translationX: -view.bounds.midX, y: -view.bounds.midY))
                .concatenating(view.transform)
                .concatenating(CGAffineTransform(translationX: view.center.x, y: view.center.y))
            current = view.superview
        }
        return result
    }
}
