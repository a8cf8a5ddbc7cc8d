import SwiftUI

/// Margins that leave a list as wide as is good to read, as on an iPad.
private struct ReadableWidthModifier: ViewModifier {
    @State private var width: CGFloat = 0

    func body(content: Content) -> some View {
        content
            .contentMargins(.horizontal, max(0, (width - Constants.width) / 2), for: .scrollContent)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
    }

    private enum Constants {
        static let width: CGFloat = 700
    }
}

extension View {
    /// Keeps the rows of a list in the middle of a wide window.
    func readableWidth() -> some View { modifier(ReadableWidthModifier()) }
}
