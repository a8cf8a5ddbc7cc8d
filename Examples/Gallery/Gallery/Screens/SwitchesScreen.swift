import SwiftUI

/// Toggles, sliders and steppers.
struct SwitchesScreen: View {
    @State private var isOn = true
    @State private var isOff = false
    @State private var volume = 0.4
    @State private var rating = 3.0
    @State private var count = 2

    var body: some View {
        SpecimenPage {
            Specimen("Switches") {
                Toggle("Airplane Mode", isOn: $isOff)
                Toggle(isOn: $isOn) {
                    Label("Notifications", systemImage: "bell")
                }
                Toggle("Tinted", isOn: $isOn).tint(.purple)
                Toggle("Disabled", isOn: .constant(true)).disabled(true)
            }
            Specimen("Buttons that stay down") {
                HStack {
                    Toggle("Bold", systemImage: "bold", isOn: $isOn)
                    Toggle("Italic", systemImage: "italic", isOn: $isOff)
                }
                .toggleStyle(.button)
            }
            Specimen("Sliders") {
                Slider(value: $volume) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3")
                }
                Slider(value: $rating, in: 1...5, step: 1) { Text("Rating") }.tint(.orange)
                Text("\(volume.formatted(.percent.precision(.fractionLength(0)))), \(Int(rating)) of 5")
                    .font(.callout.monospacedDigit())
                    .accessibilityIdentifier("values")
                Slider(value: .constant(0.6)).disabled(true).accessibilityLabel("Disabled")
            }
            Specimen("Steppers") {
                Stepper("Guests: \(count)", value: $count, in: 1...4)
                Stepper("Without end") {
                    count += 1
                } onDecrement: {
                    count -= 1
                }
                Stepper("Disabled", value: .constant(1)).disabled(true)
            }
        }
    }
}

#Preview("Toggles and Sliders") {
    ScreenWindow(screen: .switches)
}
