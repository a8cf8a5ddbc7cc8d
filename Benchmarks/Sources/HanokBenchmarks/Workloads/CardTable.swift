import SwiftUI

/// How many cards lie on the table.
///
/// Each change of an observable object tells so by itself; of an observed property only the first of a turn does, and
/// all cards would fly with the first one's animation.
final class Deal: ObservableObject {
    static let cardCount = 52
    /// From one card to the next, in seconds.
    private static let interval = 0.05
    private static let flight = 0.6
    /// All of it, in seconds.
    static var duration: Double { flight + Double(cardCount - 1) * interval }

    @Published private(set) var dealt: Set<Int> = []

    /// Each card flies by itself, one a little later than the other.
    @MainActor
    func start() {
        for card in 0..<Self.cardCount {
            withAnimation(.easeInOut(duration: Self.flight).delay(Double(card) * Self.interval)) {
                _ = dealt.insert(card)
            }
        }
    }
}

/// Fifty-two cards that fly from a deck to their places in a grid.
struct CardTable: View {
    @ObservedObject var deal: Deal
    @Namespace private var table

    var body: some View {
        VStack {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 46), spacing: 0)], spacing: 0) {
                ForEach(0..<Deal.cardCount, id: \.self) { card in
                    ZStack {
                        Color.clear
                        if deal.dealt.contains(card) { view(of: card) }
                    }
                    .aspectRatio(2 / 3, contentMode: .fit)
                }
            }
            Spacer()
            ZStack {
                ForEach((0..<Deal.cardCount).filter { !deal.dealt.contains($0) }, id: \.self) { view(of: $0) }
            }
            .frame(width: 50, height: 75)
        }
        .padding(10)
    }

    private func view(of card: Int) -> some View {
        CardFace(card: card)
            .matchedGeometryEffect(id: card, in: table)
            .transition(.asymmetric(insertion: .identity, removal: .identity))
    }
}

private struct CardFace: View {
    let card: Int

    var body: some View {
        RoundedRectangle(cornerRadius: 8)
            .fill(.white)
            .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.orange, lineWidth: 2) }
            .overlay {
                VStack {
                    Text("♠")
                    Text("\(card)")
                }
                .font(.caption)
            }
            .padding(2)
    }
}
