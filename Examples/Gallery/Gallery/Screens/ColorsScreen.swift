import SwiftUI

/// Color pickers and the system's colors.
struct ColorsScreen: View {
    @State private var color = Color.orange
    @State private var isChoosing = false

    private let colors: [(LocalizedStringKey, Color)] = [
        ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint), ("Teal", .teal),
        ("Cyan", .cyan), ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple), ("Pink", .pink), ("Brown", .brown),
        ("Gray", .gray), ("Primary", .primary), ("Secondary", .secondary), ("Accent", .accentColor),
    ]

    var body: some View {
        SpecimenPage {
            Specimen("Color Pickers") {
                ColorPicker("Background", selection: $color).accessibilityIdentifier("background")
                ColorPicker("Without opacity", selection: $color, supportsOpacity: false)
            }
            RoundedRectangle(cornerRadius: 12)
                .fill(color)
                .frame(height: 60)
            Specimen("System Colors") {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 74))]) {
                    ForEach(colors.indices, id: \.self) { index in
                        VStack {
                            Circle().fill(colors[index].1).frame(width: 44, height: 44)
                            Text(colors[index].0).font(.caption)
                        }
                    }
                }
            }
        }
    }
}

#Preview("Colors") {
    ScreenWindow(screen: .colors)
}
