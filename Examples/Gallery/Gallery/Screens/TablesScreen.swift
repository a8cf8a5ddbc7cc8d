import SwiftUI

/// Rows of values in columns; a phone shows the first column alone.
struct TablesScreen: View {
    @State private var selection: Fruit.ID?
    @State private var order = [KeyPathComparator(\Fruit.weight)]

    private var fruits: [Fruit] { Fruit.allCases.sorted(using: order) }

    var body: some View {
        Table(fruits, selection: $selection, sortOrder: $order) {
            TableColumn("Fruit") { Text($0.name) }
            TableColumn("Weight", value: \.weight) { Text("\($0.weight) g") }
        }
    }
}

#Preview("Tables") {
    ScreenWindow(screen: .tables)
}

#Preview("Tables, wide", traits: .fixedLayout(width: 1024, height: 400)) {
    ScreenWindow(screen: .tables)
}
