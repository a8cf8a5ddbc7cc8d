import SwiftUI

@main
struct CardTableApp: App {
    @StateObject private var game = FruitGame()

    var body: some Scene {
        WindowGroup {
            TableView(viewModel: game)
        }
    }
}
