import SwiftUICore

extension View {
    /// Names the view's preview; nil leaves it its default name.
    public nonisolated func previewDisplayName(_ value: String?) -> some View {
        viewTrait(PreviewDisplayNameKey.self, value)
    }
}

enum PreviewDisplayNameKey: ViewTraitKey {
    typealias Value = String?
}
