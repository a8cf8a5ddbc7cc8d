import SwiftUI

/// A split view: columns where there is room, a stack on a phone.
struct SplitScreen: View {
    @State private var fruit: Fruit?

    var body: some View {
        NavigationSplitView {
            List(Fruit.allCases, selection: $fruit) { fruit in
                Text(fruit.name)
            }
            .navigationTitle("Fruit")
            .toolbar { CloseButton() }
        } detail: {
            if let fruit {
                Text(fruit.name)
                    .font(.largeTitle)
                    .navigationTitle(fruit.name)
            } else {
                ContentUnavailableView("No Fruit", systemImage: "leaf")
            }
        }
    }
}

#Preview("Split View") {
    ScreenWindow(screen: .split)
}

#Preview("Split View, wide", traits: .fixedLayout(width: 1024, height: 700)) {
    ScreenWindow(screen: .split)
}
