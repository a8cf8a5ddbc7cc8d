import Foundation
import SwiftUICore

/// How large the preview of a `PreviewProvider` is.
public enum PreviewLayout: Hashable, Sendable {
    /// As large as the device's screen.
    case device
    /// As large as the view is when it is proposed the device's screen.
    case sizeThatFits
    /// Points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// Sets how large the view's preview is.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        viewTrait(PreviewLayoutKey.self, value)
    }
}

enum PreviewLayoutKey: ViewTraitKey {
    typealias Value = PreviewLayout
}
