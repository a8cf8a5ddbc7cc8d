import Greetings
import SwiftUI

@main
struct PackageApp: App {
    private var word: String {
        let url = Bundle.module.url(forResource: "word", withExtension: "txt", subdirectory: "Words")
        return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no word"
    }

    var body: some Scene {
        WindowGroup {
            VStack {
                GreetingView()
                #if LOUD
                Text(word.uppercased())
                #endif
            }
        }
    }
}
