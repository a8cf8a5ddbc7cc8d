#if canImport(Kingfisher)
import Kingfisher
#endif
import SwiftUI

@main
struct PodsApp: App {
    var body: some Scene { WindowGroup { Text("does without") } }
}
