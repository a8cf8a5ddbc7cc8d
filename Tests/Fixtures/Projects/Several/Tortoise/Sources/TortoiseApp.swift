import SwiftUI

@main
struct TortoiseApp: App {
    var body: some Scene {
        WindowGroup { Text("the tortoise wins") }
    }
}
