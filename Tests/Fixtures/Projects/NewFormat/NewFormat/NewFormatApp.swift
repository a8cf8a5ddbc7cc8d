import SwiftUI

@main
struct NewFormatApp: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}
