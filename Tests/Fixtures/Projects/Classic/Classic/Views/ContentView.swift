import ClassicKit
import SwiftUI

struct ContentView: View {
    var body: some View { Text(Model.greeting) }
}
