import SwiftUI

@main
struct PocketApp: App {
    var body: some Scene {
        WindowGroup { Text("found in the pocket") }
    }
}
