import SwiftUI

struct ContentView: View {
    var body: some View { Text(Bundle.main.object(forInfoDictionaryKey: "Motto") as? String ?? "no motto") }
}
