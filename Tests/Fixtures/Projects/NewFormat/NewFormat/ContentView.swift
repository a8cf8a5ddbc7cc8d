import SwiftUI

struct ContentView: View {
    @State private var counter = Counter()

    var body: some View {
        VStack {
            Text(counter.title)
            Button("Count") { Task { await counter.count() } }
        }
    }
}

#Preview { ContentView() }
