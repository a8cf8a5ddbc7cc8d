import SwiftUI

/// Ends in the middle of what it is asked for.
@main
struct EndingsApp: App {
    private let start = ProcessInfo.processInfo.arguments.contains("leave")

    var body: some Scene {
        WindowGroup {
            VStack {
                Button("Leave") { exit(0) }
                Button("Leave elsewhere") { Thread.detachNewThread { exit(3) } }
                Button("Break") { fatalError("broken") }
                Button("Turn") { while true {} }
            }
            .onAppear { if start { exit(0) } }
        }
    }
}
