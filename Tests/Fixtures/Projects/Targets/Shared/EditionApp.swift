import SwiftUI

@main
struct EditionApp: App {
    var body: some Scene { WindowGroup { Text("The \(edition) edition\(limit)") } }

    private var limit: String {
        #if LITE
        ", limited"
        #else
        ""
        #endif
    }
}
