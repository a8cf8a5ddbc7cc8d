extension View {
    /// Keeps the user from choosing the view among the rows of a list.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        viewTrait(SelectionDisabledKey.self, isDisabled)
    }
}

struct SelectionDisabledKey: ViewTraitKey {
    typealias Value = Bool
}
