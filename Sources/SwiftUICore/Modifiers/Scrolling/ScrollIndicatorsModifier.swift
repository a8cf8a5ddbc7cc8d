import Geometry

/// Whether scroll views show how far they are scrolled.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: String
    /// While they scroll.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// While they scroll.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// Not, unless a pointing device needs them.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// Not in any case.
    public static let never = ScrollIndicatorVisibility(name: "never")

    package var isShown: Bool { self == .automatic || self == .visible }
}

extension View {
    /// Shows or hides the indicators of scroll views in the view.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
            if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
        }
    }

    /// Shows the indicators of scroll views in the view for a moment as they appear.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        transformEnvironment(\.scrollOptions) { $0.flashesIndicatorsAtFirst = onAppear }
    }

    /// Shows the indicators of scroll views in the view for a moment when a value changes.
    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(IndicatorFlashModifier(value: value))
    }

    /// Keeps the user from scrolling the scroll views in the view.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { isEnabled in if disabled { isEnabled = false } }
    }
}

private struct IndicatorFlashModifier<Value: Equatable>: ViewModifier {
    nonisolated(unsafe) let value: Value
    @State private var count = 0

    nonisolated init(value: Value) { self.value = value }

    func body(content: Content) -> some View {
        let count = count
        content.transformEnvironment(\.scrollOptions) { $0.indicatorFlashes.append(count) }
            .onChange(of: value) { self.count += 1 }
    }
}
