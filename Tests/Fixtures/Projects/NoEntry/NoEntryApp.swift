import SwiftUI

struct NoEntryApp: App {
    var body: some Scene { WindowGroup { Text("a") } }
}
