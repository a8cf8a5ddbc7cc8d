import CSum
import SwiftUI

@main
struct NativeCodeApp: App {
    var body: some Scene {
        WindowGroup {
            Text("sum \(c_sum(1, 2))")
            Text(String(decoding: PackageResources.word_txt, as: UTF8.self))
        }
    }
}
