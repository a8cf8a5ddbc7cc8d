import SwiftUI

/// The size that all tiles of a page share; it grows with the text.
private struct TileModifier: ViewModifier {
    @ScaledMetric(relativeTo: .title) private var height = 136

    func body(content: Content) -> some View {
        content
            .frame(height: height)
            .accessibilityElement(children: .combine)
    }
}

extension View {
    /// One of the tiles of a city's page, which is read as one.
    func tile() -> some View { modifier(TileModifier()) }
}
