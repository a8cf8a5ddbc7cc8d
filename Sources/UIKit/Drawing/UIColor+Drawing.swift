extension UIColor {
    /// Fills and strokes in this colour from now on.
    @MainActor
    public func set() {
        setFill()
        setStroke()
    }

    /// Fills in this colour from now on.
    @MainActor
    public func setFill() { UIGraphicsGetCurrentContext()?.setFill(self) }

    /// Strokes in this colour from now on.
    @MainActor
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStroke(self) }
}
