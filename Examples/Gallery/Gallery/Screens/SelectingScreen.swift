import SwiftUI

/// A list of which several rows are chosen.
struct SelectingScreen: View {
    @State private var selection: Set<Fruit> = [.pear, .plum]

    var body: some View {
        List(selection: $selection) {
            Section {
                ForEach(Fruit.allCases) { Text($0.name) }
            } footer: {
                Text("\(selection.count) selected")
            }
        }
        .toolbar { EditButton() }
    }
}

#Preview("Selecting") {
    ScreenWindow(screen: .selecting).environment(\.editMode, .constant(.active))
}
