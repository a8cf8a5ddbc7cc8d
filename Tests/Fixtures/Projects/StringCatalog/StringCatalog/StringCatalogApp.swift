import SwiftUI

@main
struct StringCatalogApp: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}
