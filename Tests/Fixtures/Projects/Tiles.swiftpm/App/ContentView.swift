import Board
import SwiftUI

struct ContentView: View {
    private var names: [String] {
        guard let url = Bundle.main.url(forResource: "tiles", withExtension: "json"),
            let data = try? Data(contentsOf: url)
        else { return [] }
        return (try? JSONDecoder().decode([String].self, from: data)) ?? []
    }

    var body: some View {
        VStack {
            Text(Board(names: names).title)
            Text(Bundle.main.bundleIdentifier ?? "")
            Text(Bundle.main.object(forInfoDictionaryKey: "NSLocationWhenInUseUsageDescription") as? String ?? "no reason")
            Rectangle().fill(Color("Tile")).frame(width: 40, height: 40)
        }
    }
}
