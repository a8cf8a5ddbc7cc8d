import Geometry

extension UIBezierPath {
    /// Fills the inside with the current context's colour.
    @MainActor @preconcurrency
    public func fill() { UIGraphicsGetCurrentContext()?.fill(Path(cgPath), isEvenOdd: usesEvenOddFillRule) }

    /// Draws the line with the current context's colour, and the path's own width, caps and joins.
    @MainActor @preconcurrency
    public func stroke() {
        let style = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit,
            dash: lineDash.lengths, dashPhase: lineDash.phase)
        UIGraphicsGetCurrentContext()?.stroke(Path(cgPath), style)
    }

    /// Draws only inside the path until the context's state is restored.
    @MainActor @preconcurrency
    public func addClip() { UIGraphicsGetCurrentContext()?.clip(Path(cgPath), isEvenOdd: usesEvenOddFillRule) }
}
