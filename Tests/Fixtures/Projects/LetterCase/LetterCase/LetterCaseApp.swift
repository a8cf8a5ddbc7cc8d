import SwiftUI

@main
struct LetterCaseApp: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}
