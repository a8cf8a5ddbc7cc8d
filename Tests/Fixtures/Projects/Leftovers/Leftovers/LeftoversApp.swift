import SwiftUI

@main
struct LeftoversApp: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}
