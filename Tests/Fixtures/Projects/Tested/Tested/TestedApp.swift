import SwiftUI

@main
struct TestedApp: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}
