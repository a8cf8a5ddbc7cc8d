import SwiftUI

@main
struct ImplicitNamesApp: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}
