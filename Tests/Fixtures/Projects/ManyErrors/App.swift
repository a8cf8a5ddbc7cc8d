import SwiftUI

@main
struct ManyErrorsApp: App {
    var body: some Scene { WindowGroup { Text(first + last) } }
}
