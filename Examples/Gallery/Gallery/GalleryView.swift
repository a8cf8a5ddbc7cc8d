import SwiftUI

/// The list of all screens.
struct GalleryView: View {
    @State private var covering: Screen?

    var body: some View {
        NavigationStack {
            List {
                ForEach(ScreenGroup.all) { group in
                    Section(group.title) {
                        ForEach(group.screens) { row(for: $0).accessibilityIdentifier($0.rawValue) }
                    }
                }
            }
            .navigationTitle("Gallery")
            .navigationDestination(for: Screen.self) { ScreenContent(screen: $0) }
        }
        .fullScreenCover(item: $covering) { ScreenContent(screen: $0) }
    }

    @ViewBuilder
    private func row(for screen: Screen) -> some View {
        let label = Label(screen.title, systemImage: screen.symbol)
        if screen.bringsNavigation {
            Button {
                covering = screen
            } label: {
                label
            }
        } else {
            NavigationLink(value: screen) { label }
        }
    }
}

#Preview("Gallery") {
    GalleryView()
}
