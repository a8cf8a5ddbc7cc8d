import Foundation
import Geometry
import Platform

/// The button of a colour picker: the colour in a ring of all hues.
struct ColorWell: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    @State private var isOpen = false
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.self) private var environment

    /// iOS 14 to 18 (from memory of UIColorWell).
    private static let (diameter, ring, gap): (CGFloat, CGFloat, CGFloat) = (28, 3, 2)
    private static let hues = stride(from: 0, through: 1, by: 1.0 / 12).map {
        Color(hue: $0, saturation: 0.85, brightness: 1)
    }

    var body: some View {
        ZStack {
            Circle().strokeBorder(AngularGradient(colors: Self.hues, center: .center), lineWidth: Self.ring)
            Circle().fill(selection.wrappedValue).padding(Self.ring + Self.gap)
        }
        .frame(width: Self.diameter, height: Self.diameter)
        .opacity(isPressed ? 0.6 : 1)
        .dimmed(unless: isEnabled)
        .modifier(
            PressModifier(
                isPressed: $isPressed, value: Text(verbatim: selection.wrappedValue.name(in: environment))
            ) {
                isOpen = true
            }
        )
        .sheet(isPresented: $isOpen) {
            ColorPanel(selection: selection, supportsOpacity: supportsOpacity) { isOpen = false }
                .presentationDetents([.height(520)])
        }
    }
}

extension Color {
    /// Red, green and blue, as `#RRGGBB`.
    func hexadecimal(in environment: EnvironmentValues) -> String {
        let color = resolve(in: environment)
        return "#"
            + [color.red, color.green, color.blue].map { component in
                let byte = Int((min(1, max(0, component)) * 255).rounded())
                return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }.joined()
    }
}
