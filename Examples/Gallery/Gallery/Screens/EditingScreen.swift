import SwiftUI

/// A list whose rows are deleted, moved and swiped.
struct EditingScreen: View {
    @State private var fruits = Fruit.allCases

    var body: some View {
        List {
            Section {
                ForEach(fruits) { fruit in
                    Text(fruit.name)
                        .swipeActions(edge: .leading) {
                            Button("Pin", systemImage: "pin") { pin(fruit) }.tint(.orange)
                        }
                }
                .onDelete { fruits.remove(atOffsets: $0) }
                .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
            } footer: {
                Text("\(fruits.count) left")
            }
        }
        .toolbar { EditButton() }
    }

    private func pin(_ fruit: Fruit) {
        fruits.removeAll { $0 == fruit }
        fruits.insert(fruit, at: 0)
    }
}

#Preview("Editing") {
    ScreenWindow(screen: .editing).environment(\.editMode, .constant(.active))
}
