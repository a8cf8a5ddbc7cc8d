import SwiftUI

@main
struct HareApp: App {
    var body: some Scene {
        WindowGroup { Text("the hare wins") }
    }
}
