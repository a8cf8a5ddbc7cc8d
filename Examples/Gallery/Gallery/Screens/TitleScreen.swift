import SwiftUI

/// A navigation stack with a large or an inline title.
struct TitleScreen: View {
    let title: LocalizedStringKey
    let mode: NavigationBarItem.TitleDisplayMode

    var body: some View {
        NavigationStack {
            List(1..<31) { number in
                NavigationLink("Row \(number)") {
                    Text("Detail \(number)")
                        .font(.title)
                        .navigationTitle("Row \(number)")
                        .navigationBarTitleDisplayMode(.inline)
                }
            }
            .navigationTitle(title)
            .navigationBarTitleDisplayMode(mode)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { CloseButton() }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Add", systemImage: "plus") {}
                }
            }
        }
    }
}

#Preview("Large Title") {
    ScreenWindow(screen: .largeTitle)
}

#Preview("Inline Title") {
    ScreenWindow(screen: .inlineTitle)
}
