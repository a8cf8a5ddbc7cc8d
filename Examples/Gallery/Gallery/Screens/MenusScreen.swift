import SwiftUI

/// Menus, context menus, links.
struct MenusScreen: View {
    @State private var chosen: LocalizedStringKey = "Nothing chosen"
    @State private var isFavorite = false
    @State private var fruit = Fruit.apple

    var body: some View {
        SpecimenPage {
            Text(chosen).accessibilityIdentifier("chosen")
            Specimen("Menus") {
                HStack(spacing: 20) {
                    Menu("Options") { items }.accessibilityIdentifier("options")
                    Menu {
                        items
                    } label: {
                        Label("More", systemImage: "ellipsis.circle")
                    }
                    Menu("Bordered") { items }.buttonStyle(.bordered)
                }
            }
            Specimen("Context Menu") {
                Text("Press for a while")
                    .padding()
                    .background(.quaternary, in: .rect(cornerRadius: 12))
                    .contextMenu { items }
                    .accessibilityIdentifier("pressed")
            }
            Specimen("Links") {
                if let address = URL(string: "https://www.swift.org") {
                    HStack(spacing: 20) {
                        Link("Swift", destination: address)
                        ShareLink(item: address)
                        PasteButton(payloadType: String.self) { chosen = LocalizedStringKey($0.first ?? "") }
                    }
                }
            }
            Specimen("Control Group") {
                ControlGroup {
                    Button("Undo", systemImage: "arrow.uturn.backward") { chosen = "Undo" }
                    Button("Redo", systemImage: "arrow.uturn.forward") { chosen = "Redo" }
                }
            }
        }
    }

    @ViewBuilder
    private var items: some View {
        Button("Copy", systemImage: "doc.on.doc") { chosen = "Copy" }
        Button("Rename", systemImage: "pencil") { chosen = "Rename" }
        Toggle("Favorite", systemImage: "star", isOn: $isFavorite)
        Divider()
        Picker("Fruit", selection: $fruit) {
            ForEach(Fruit.allCases) { Text($0.name) }
        }
        .pickerStyle(.menu)
        Menu("More") {
            Button("Duplicate") { chosen = "Duplicate" }
        }
        Button("Delete", systemImage: "trash", role: .destructive) { chosen = "Delete" }
    }
}

#Preview("Menus") {
    ScreenWindow(screen: .menus)
}
