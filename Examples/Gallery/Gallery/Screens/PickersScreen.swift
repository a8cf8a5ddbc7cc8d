import SwiftUI

/// Pickers in a form: menu, segmented, inline, navigation link, palette.
struct PickersScreen: View {
    @State private var fruit = Fruit.apple
    @State private var other: Fruit?

    var body: some View {
        Form {
            Section("Menu") {
                picker("Fruit").pickerStyle(.menu)
                Picker("Second Fruit", selection: $other) {
                    Text("None").tag(Fruit?.none)
                    ForEach(Fruit.allCases) { Text($0.name).tag(Fruit?.some($0)) }
                }
                picker("Disabled").disabled(true)
            }
            Section("Segmented") {
                picker("Segments").pickerStyle(.segmented)
            }
            Section("Navigation Link") {
                picker("Screen").pickerStyle(.navigationLink)
            }
            Section("Inline") {
                picker("Rows").pickerStyle(.inline).labelsHidden()
            }
        }
    }

    private func picker(_ title: LocalizedStringKey) -> some View {
        Picker(title, selection: $fruit) {
            ForEach(Fruit.allCases) { Text($0.name) }
        }
    }
}

#Preview("Pickers") {
    ScreenWindow(screen: .pickers)
}
