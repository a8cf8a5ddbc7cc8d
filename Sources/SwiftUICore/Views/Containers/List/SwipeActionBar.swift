import Foundation
import Geometry

/// The buttons that a swipe has revealed beside a row.
struct SwipeActionBar: View {
    let content: AnyView
    let edge: HorizontalEdge
    let close: @MainActor () -> Void

    var body: some View {
        ElementsReader(content) { elements in
            HStack(spacing: 0) {
                // The first lies at the edge of the row.
                ForEach(edge == .leading ? elements : elements.reversed()) { $0 }
            }
        }
        .buttonStyle(SwipeActionButtonStyle(close: close))
        .environment(\.automaticLabelStyle, AnyLabelStyle(IconOnlyLabelStyle()))
        .environment(\.listRow, nil)
        // A tint that is set outside colours the list's content, not what deletes it.
        .environment(\.tintColor, nil)
    }
}

/// A coloured plate as high as the row.
private struct SwipeActionButtonStyle: PrimitiveButtonStyle {
    let close: @MainActor () -> Void

    func makeBody(configuration: Configuration) -> some View {
        SwipeActionButton(configuration: configuration, close: close)
    }
}

private struct SwipeActionButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let close: @MainActor () -> Void
    @Environment(\.tintColor) private var tint
    @Environment(\.profile.lists) private var metrics

    private var color: Color {
        tint ?? (configuration.role == .destructive ? .red : Color(SystemColor.gray))
    }

    var body: some View {
        configuration.label
            .foregroundStyle(.white)
            .lineLimit(1)
            .padding(.horizontal, 12)
            .frame(minWidth: metrics.swipeActionWidth, maxWidth: .infinity, maxHeight: .infinity)
            .background(color)
            .modifier(
                PressModifier(isPressed: nil) {
                    configuration.trigger()
                    close()
                })
    }
}
