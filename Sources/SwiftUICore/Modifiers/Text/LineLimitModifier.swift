extension View {
    /// Sets the most lines that a text in the view may take; nil is no limit.
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        modifier(LineLimitModifier(most: number, reserved: 0))
    }

    /// Sets the least lines that a text in the view takes space for.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        modifier(LineLimitModifier(most: nil, reserved: limit.lowerBound))
    }

    /// Sets the most lines that a text in the view may take.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        modifier(LineLimitModifier(most: limit.upperBound, reserved: 0))
    }

    /// Sets the least lines that a text in the view takes space for, and the most that it may take.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        modifier(LineLimitModifier(most: limit.upperBound, reserved: limit.lowerBound))
    }

    /// Sets the most lines that a text in the view may take.
    /// - Parameter reservesSpace: whether it takes space for them all, filled or not.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        modifier(LineLimitModifier(most: limit, reserved: reservesSpace ? limit : 0))
    }
}

nonisolated struct LineLimitModifier: EnvironmentModifying, Equatable {
    let most: Int?
    let reserved: Int

    func modify(_ environment: inout EnvironmentValues) {
        environment.lineLimit = most
        environment.reservedLines = reserved
    }
}
