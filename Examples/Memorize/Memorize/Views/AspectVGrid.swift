import SwiftUI

/// A grid that makes its items as large as they can be while all of them are visible at once.
struct AspectVGrid<Item: Identifiable, ItemView: View>: View {
    let items: [Item]
    /// Width divided by height of each item.
    let aspectRatio: CGFloat
    let content: (Item) -> ItemView

    init(_ items: [Item], aspectRatio: CGFloat, @ViewBuilder content: @escaping (Item) -> ItemView) {
        self.items = items
        self.aspectRatio = aspectRatio
        self.content = content
    }

    var body: some View {
        GeometryReader { geometry in
            LazyVGrid(columns: [GridItem(.adaptive(minimum: itemWidth(in: geometry.size)), spacing: 0)], spacing: 0) {
                ForEach(items) { item in
                    content(item)
                        .aspectRatio(aspectRatio, contentMode: .fit)
                }
            }
        }
    }

    /// The width of an item when the fewest columns are used with which all rows fit.
    private func itemWidth(in size: CGSize) -> CGFloat {
        let count = max(1, items.count)
        for columns in 1...count {
            let width = size.width / CGFloat(columns)
            let rows = (count + columns - 1) / columns
            if CGFloat(rows) * width / aspectRatio <= size.height {
                return width.rounded(.down)
            }
        }
        return (size.height * aspectRatio).rounded(.down)
    }
}

#Preview {
    AspectVGrid((0..<7).map { Number(id: $0) }, aspectRatio: 1) { number in
        Text("\(number.id)")
            .font(.largeTitle)
    }
}

private struct Number: Identifiable {
    let id: Int
}
