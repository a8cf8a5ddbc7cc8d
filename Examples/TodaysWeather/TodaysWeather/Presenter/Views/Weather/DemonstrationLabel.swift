import SwiftUI

/// Says that the weather is made up.
struct DemonstrationLabel: View {
    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "theatermasks.fill")
                .accessibilityHidden(true)
            Text("Demonstration data")
        }
        .font(.footnote.weight(.medium))
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .padding(.horizontal, 14)
        .padding(.vertical, 7)
        .background(.regularMaterial, in: Capsule())
        .shadow(color: .black.opacity(0.15), radius: 6, y: 2)
        .padding(.bottom, 8)
    }
}

extension View {
    /// Keeps a mark at the bottom edge while the weather is made up.
    func demonstrationLabel(_ isDemonstration: Bool) -> some View {
        safeAreaInset(edge: .bottom, spacing: 0) {
            if isDemonstration { DemonstrationLabel() }
        }
    }
}
