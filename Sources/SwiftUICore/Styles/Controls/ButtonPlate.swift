import Foundation
import Geometry

/// The background of a bordered button, and the label's place in it.
struct ButtonPlate<Label: View>: View {
    let state: StyledButtonState
    let isProminent: Bool
    @ViewBuilder let label: () -> Label
    @Environment(\.controlSize) private var size
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.font) private var font
    @Environment(\.tint) private var tint
    @Environment(\.profile.platform) private var platform

    private var metrics: ControlMetrics.Button {
        switch size {
        case .mini: state.metrics.miniButton
        case .small: state.metrics.smallButton
        case .regular: state.metrics.regularButton
        case .large, .extraLarge: state.metrics.largeButton
        }
    }

    var body: some View {
        label()
            .font(font ?? defaultFont)
            .padding(.horizontal, borderShape.isCircle ? metrics.verticalPadding : metrics.horizontalPadding)
            .padding(.vertical, metrics.verticalPadding)
            .frame(minHeight: metrics.minimumHeight > 0 ? metrics.minimumHeight : nil)
            .background { borderShape.shape(automaticRadius: metrics.cornerRadius).fill(fill) }
            .opacity(state.isPressed ? 0.75 : 1)
    }

    /// The text styles of iOS's buttons grow with the user's text size; macOS has fixed sizes.
    private var defaultFont: Font {
        guard platform == .iOS else { return .system(size: metrics.pointSize) }
        return size == .mini || size == .small ? .subheadline : .body
    }

    private var fill: AnyShapeStyle {
        guard state.isEnabled else { return AnyShapeStyle(Color(SystemColor.tertiarySystemFill)) }
        let isDestructive = state.role == .destructive
        let base = isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
        if isProminent { return base }
        if tint == nil && !isDestructive { return AnyShapeStyle(Color(SystemColor.borderedButtonFill)) }
        let opacity = colorScheme == .dark ? state.metrics.darkTintedFillOpacity : state.metrics.tintedFillOpacity
        return AnyShapeStyle(base.opacity(Double(opacity)))
    }
}
