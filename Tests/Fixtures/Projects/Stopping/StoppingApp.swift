import SwiftUI

@main
struct StoppingApp: App {
    var body: some Scene { WindowGroup { Text("Stopping") } }
}
