import SwiftUI

public struct Badge: View {
    let count: Int

    public init(count: Int) { self.count = count }

    var text: String { count > 99 ? "99+" : "\(count)" }

    public var body: some View {
        Text(text).padding(8).background(.red, in: Capsule()).foregroundStyle(.white)
    }
}

#Preview("Few", traits: .sizeThatFitsLayout) { Badge(count: 3) }
#Preview("Many", traits: .sizeThatFitsLayout) { Badge(count: 300) }
