import SwiftUI

/// Taps, presses, drags, pinches and turns.
struct GesturesScreen: View {
    @State private var taps = 0
    @State private var isPressed = false
    @State private var offset = CGSize.zero
    @State private var scale = 1.0
    @State private var angle = Angle.zero

    var body: some View {
        VStack(spacing: 24) {
            tile("Taps: \(taps)", .blue)
                .onTapGesture { taps += 1 }
                .accessibilityIdentifier("tap")
            tile(isPressed ? "Pressed" : "Press", .green)
                .onLongPressGesture { isPressed.toggle() }
                .accessibilityIdentifier("press")
            tile("Drag", .orange)
                .offset(offset)
                .gesture(
                    DragGesture()
                        .onChanged { offset = $0.translation }
                        .onEnded { _ in withAnimation(.spring) { offset = .zero } }
                )
                .accessibilityIdentifier("drag")
            tile("Pinch and turn", .purple)
                .scaleEffect(scale)
                .rotationEffect(angle)
                .gesture(
                    MagnifyGesture()
                        .onChanged { scale = $0.magnification }
                        .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
                )
                .accessibilityIdentifier("pinch")
            Text("\(scale.formatted(.number.precision(.fractionLength(1))))×, \(Int(angle.degrees.rounded()))°")
                .accessibilityIdentifier("state")
            Spacer()
        }
        .padding()
    }

    private func tile(_ title: LocalizedStringKey, _ color: Color) -> some View {
        Text(title)
            .font(.headline)
            .frame(width: 180, height: 80)
            .background(color.opacity(0.25), in: .rect(cornerRadius: 16))
    }
}

#Preview("Gestures") {
    ScreenWindow(screen: .gestures)
}
