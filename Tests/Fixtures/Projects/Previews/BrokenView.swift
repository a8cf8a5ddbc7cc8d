import SwiftUI

struct BrokenView: View {
    let items: [String]
    var body: some View { Text(items[0]) }
}

#Preview("Broken") { BrokenView(items: []) }
#Preview("Mended") { BrokenView(items: ["a"]) }
