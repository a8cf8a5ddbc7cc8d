import SwiftUI

/// A list that is edited: delete, move, select, swipe.
struct EditingScreen: View {
    @State private var fruits = Fruit.allCases
    @State private var selection: Set<Fruit> = []

    var body: some View {
        List(selection: $selection) {
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
                Text("\(selection.count) selected")
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
    ScreenWindow(screen: .editing)
}

#Preview("Editing, active") {
    ScreenWindow(screen: .editing).environment(\.editMode, .constant(.active))
}
