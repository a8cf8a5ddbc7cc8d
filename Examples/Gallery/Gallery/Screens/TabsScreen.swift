import SwiftUI

/// A tab bar.
struct TabsScreen: View {
    @State private var selection = 0

    var body: some View {
        TabView(selection: $selection) {
            Tab("Home", systemImage: "house", value: 0) {
                NavigationStack {
                    List(0..<20) { Text("Row \($0)") }
                        .navigationTitle("Home")
                        .toolbar { CloseButton() }
                }
            }
            Tab("Inbox", systemImage: "tray", value: 1) {
                ContentUnavailableView("No Mail", systemImage: "tray")
            }
            .badge(12)
            Tab("Search", systemImage: "magnifyingglass", value: 2) {
                Text("Nothing was searched for")
            }
            Tab("Settings", systemImage: "gearshape", value: 3) {
                FormsScreen()
            }
        }
    }
}

#Preview("Tabs") {
    ScreenWindow(screen: .tabs)
}
