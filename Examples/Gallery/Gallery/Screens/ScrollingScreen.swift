import SwiftUI

/// Scroll views: across, with headers that stay, to a place.
struct ScrollingScreen: View {
    @State private var position: Int?

    var body: some View {
        VStack(spacing: 0) {
            ScrollView(.horizontal) {
                LazyHStack {
                    ForEach(0..<20) { card($0) }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $position)
            .contentMargins(.horizontal, 16)
            .frame(height: 120)
            HStack {
                Button("First") { withAnimation { position = 0 } }
                Spacer()
                Text("Card \(position ?? 0)")
                Spacer()
                Button("Last") { withAnimation { position = 19 } }
            }
            .padding()
            ScrollView {
                LazyVStack(alignment: .leading, pinnedViews: .sectionHeaders) {
                    ForEach(0..<5) { section in
                        Section {
                            ForEach(0..<8) { Text("Row \($0)").padding(.horizontal) }
                        } header: {
                            Text("Header \(section)")
                                .font(.headline)
                                .padding(8)
                                .frame(maxWidth: .infinity, alignment: .leading)
                                .background(.bar)
                        }
                    }
                }
            }
        }
    }

    private func card(_ number: Int) -> some View {
        Text(number, format: .number)
            .font(.largeTitle.bold())
            .frame(width: 140, height: 100)
            .background(.tint.opacity(0.2), in: .rect(cornerRadius: 16))
    }
}

#Preview("Scrolling") {
    ScreenWindow(screen: .scrolling)
}
