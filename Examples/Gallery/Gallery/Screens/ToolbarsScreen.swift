import SwiftUI

/// Items in the navigation bar and in the bar at the bottom.
struct ToolbarsScreen: View {
    @State private var pressed: LocalizedStringKey = "Nothing"

    var body: some View {
        NavigationStack {
            ScrollView {
                Text(pressed)
                    .accessibilityIdentifier("pressed")
                    .frame(maxWidth: .infinity)
                    .padding()
                ForEach(0..<30) { Text("Line \($0)").padding(4) }
            }
            .navigationTitle("Toolbars")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { CloseButton() }
                ToolbarItem(placement: .principal) {
                    VStack {
                        Text("Title").font(.headline)
                        Text("Subtitle").font(.caption).foregroundStyle(.secondary)
                    }
                }
                ToolbarItemGroup(placement: .primaryAction) {
                    Button("Share", systemImage: "square.and.arrow.up") { pressed = "Share" }
                    Button("Done") { pressed = "Done" }
                }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("Reply", systemImage: "arrowshape.turn.up.left") { pressed = "Reply" }
                    Spacer()
                    Text("12 messages").font(.caption)
                    Spacer()
                    Button("Compose", systemImage: "square.and.pencil") { pressed = "Compose" }
                }
            }
        }
    }
}

#Preview("Toolbars") {
    ScreenWindow(screen: .toolbars)
}
