import SwiftUI

@main
struct EntranceApp: App {
    @StateObject private var visitor = Visitor()

    var body: some Scene {
        WindowGroup {
            EntranceView(visitor: visitor)
        }
    }
}
