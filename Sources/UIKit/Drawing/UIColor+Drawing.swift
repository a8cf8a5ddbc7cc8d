extension UIColor {
    /// Fills and strokes in this colour from now on.
    @MainActor @preconcurrency
    public func set() {
        setFill()
        setStroke()
    }

    /// Fills in this colour from now on.
    @MainActor @preconcurrency
    public func setFill() { UIGraphicsGetCurrentContext()?.setFill(self) }

    /// Strokes in this colour from now on.
    @MainActor @preconcurrency
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStroke(self) }
}
