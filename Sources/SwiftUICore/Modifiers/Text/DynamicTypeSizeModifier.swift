extension View {
    /// Sets the text size of the view, whatever the user likes.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the text size of the view.
    public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return modifier(DynamicTypeSizeLimit(least: allowed.first, most: allowed.last))
    }
}

/// Keeps the text size between two; nil for an empty range, which limits nothing.
nonisolated struct DynamicTypeSizeLimit: EnvironmentModifying, Equatable {
    let least: DynamicTypeSize?
    let most: DynamicTypeSize?

    func modify(_ environment: inout EnvironmentValues) {
        guard let least, let most else { return }
        environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
    }
}
