import Board
import SwiftUI

@main
struct TilesApp: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}
