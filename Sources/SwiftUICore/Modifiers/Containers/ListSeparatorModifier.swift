import Geometry

extension View {
    /// Shows or hides the lines above and below a list row. A line between two rows is there where neither hides it.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(SeparatorModifier<RowSeparator, Visibility>(value: visibility, edges: edges))
    }

    /// Sets the colour of the lines above and below a list row; nil is the list's own. Where two rows meet, that of the
    /// upper one holds.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(SeparatorModifier<RowSeparator, Color?>(value: color, edges: edges))
    }

    /// Shows or hides the lines above and below a list's section.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(SeparatorModifier<SectionSeparator, Visibility>(value: visibility, edges: edges))
    }

    /// Sets the colour of the lines above and below a list's section; nil is the list's own.
    public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(SeparatorModifier<SectionSeparator, Color?>(value: color, edges: edges))
    }
}

/// The lines around a row, and those around a section.
package enum RowSeparator {}
package enum SectionSeparator {}

/// What is said of the line above a row or section.
package struct TopSeparatorKey<Kind, Value>: ViewTraitKey {}
/// What is said of the line below a row or section.
package struct BottomSeparatorKey<Kind, Value>: ViewTraitKey {}

/// Each edge has a trait of its own: different modifiers may set them.
private nonisolated struct SeparatorModifier<Kind, Value>: ViewModifier {
    let value: Value
    let edges: VerticalEdge.Set

    func body(content: Content) -> some View {
        if edges == .all {
            content.viewTrait(TopSeparatorKey<Kind, Value>.self, value)
                .viewTrait(BottomSeparatorKey<Kind, Value>.self, value)
        } else if edges == .top {
            content.viewTrait(TopSeparatorKey<Kind, Value>.self, value)
        } else if edges == .bottom {
            content.viewTrait(BottomSeparatorKey<Kind, Value>.self, value)
        } else {
            content
        }
    }
}
