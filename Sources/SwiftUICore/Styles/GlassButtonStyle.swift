import Foundation
import Geometry

/// The label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    public nonisolated init() { glass = .regular }
    public nonisolated init(_ glass: Glass) { self.glass = glass }

    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(configuration: configuration, glass: glass, isProminent: false)
    }
}

/// The label in white on glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(configuration: configuration, glass: .regular, isProminent: true)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The distances are those of bordered buttons: glass belongs to later systems than the rest of the look.
private struct GlassButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let glass: Glass
    let isProminent: Bool
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        StyledButton(configuration: configuration) { label, state in
            label
                .foregroundStyle(isProminent ? state.prominentLabelStyle : foreground(state))
                .padding(.horizontal, 14)
                .padding(.vertical, 8)
                .frame(minWidth: 36, minHeight: 36)
                .background { if isProminent { outline.fill(.tint).opacity(isEnabled ? 1 : 0.3) } }
                .glassEffect(isProminent ? .identity : glass, in: outline)
                .contentShape(Rectangle())
                .opacity(state.pressedOpacity)
        }
    }

    private var outline: AnyShape { shape.shape(automaticRadius: nil) }

    private func foreground(_ state: StyledButtonState) -> AnyShapeStyle {
        configuration.role == .destructive
            ? AnyShapeStyle(Color.red) : AnyShapeStyle(state.isEnabled ? .primary : .tertiary)
    }
}
