import Foundation
import Geometry

extension View {
    /// Puts a bar along an edge; the view keeps clear of it, and what scrolls passes under it.
    /// - Parameter spacing: points between bar and view; nil is the standard distance.
    public nonisolated func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        let bar = content()
        return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
            bar.frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
                .background(.bar)
        }
    }
}
