import SwiftUI

@main
struct MacApp: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}

struct ContentView: View {
    var body: some View {
        #if os(macOS)
        Text("on the desk")
        #else
        Text("in the pocket")
        #endif
    }
}
