import SwiftUI

@main
struct 마을_앱: App {
    var body: some Scene {
        WindowGroup { VStack { Text(집().이름); Text(안채); Text(사랑채); Text(String(reflecting: 집.self)) } }
    }
}
