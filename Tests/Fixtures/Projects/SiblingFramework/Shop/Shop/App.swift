import SwiftUI
import Core
@main
struct ShopApp: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}

struct ContentView: View {
    var body: some View {
        VStack {
            Text(Core().text)
        }
    }
}
