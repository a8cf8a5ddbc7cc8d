import SwiftUI
import UIKit

@main
struct TextSizesApp: App {
    var body: some Scene { WindowGroup { Sizes() } }
}

struct Sizes: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.sizeCategory) private var category
    @Environment(\.colorScheme) private var colorScheme
    @ScaledMetric private var side = 20.0
    @State private var font = UIFont.preferredFont(forTextStyle: .body).pointSize

    var body: some View {
        VStack {
            Text("size \(String(describing: size))")
            Text("category \(String(describing: category))")
            Text("square \(Int(side))")
            Text("font \(Int(font))")
            Text("scheme \(String(describing: colorScheme))")
            Button("Measure") { font = UIFont.preferredFont(forTextStyle: .body).pointSize }
        }
    }
}
