import SwiftUI

/// Buttons: styles, roles, sizes, shapes, tints.
struct ButtonsScreen: View {
    @State private var presses = 0

    var body: some View {
        SpecimenPage {
            Text("Pressed \(presses) times")
                .accessibilityIdentifier("presses")
            Specimen("Styles") {
                HStack {
                    Button("Plain", action: press).buttonStyle(.plain)
                    Button("Borderless", action: press).buttonStyle(.borderless)
                }
                HStack {
                    Button("Bordered", action: press).buttonStyle(.bordered)
                    Button("Prominent", action: press).buttonStyle(.borderedProminent)
                }
            }
            Specimen("Roles") {
                HStack {
                    Button("Delete", role: .destructive, action: press)
                    Button("Cancel", role: .cancel, action: press)
                    Button("Erase", role: .destructive, action: press).buttonStyle(.borderedProminent)
                }
                .buttonStyle(.bordered)
            }
            Specimen("Sizes") {
                HStack {
                    Button("Mini", action: press).controlSize(.mini)
                    Button("Small", action: press).controlSize(.small)
                    Button("Regular", action: press)
                    Button("Large", action: press).controlSize(.large)
                }
                .buttonStyle(.bordered)
            }
            Specimen("Shapes") {
                HStack {
                    Button("Capsule", action: press).buttonBorderShape(.capsule)
                    Button("Rounded", action: press).buttonBorderShape(.roundedRectangle(radius: 4))
                    Button("Add", systemImage: "plus", action: press)
                        .buttonBorderShape(.circle)
                        .labelStyle(.iconOnly)
                }
                .buttonStyle(.borderedProminent)
            }
            Specimen("Tints") {
                HStack {
                    Button("Green", action: press).tint(.green)
                    Button("Orange", systemImage: "flame", action: press).tint(.orange)
                    Button("Pink", action: press).tint(.pink).buttonStyle(.borderedProminent)
                }
                .buttonStyle(.bordered)
            }
            Specimen("Disabled") {
                HStack {
                    Button("Borderless", action: press)
                    Button("Bordered", action: press).buttonStyle(.bordered)
                    Button("Prominent", action: press).buttonStyle(.borderedProminent)
                }
                .disabled(true)
            }
            Button(action: press) {
                Label("Whole Width", systemImage: "arrow.right").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
        }
    }

    private func press() { presses += 1 }
}

#Preview("Buttons") {
    ScreenWindow(screen: .buttons)
}
