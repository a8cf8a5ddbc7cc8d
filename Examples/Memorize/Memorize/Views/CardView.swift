import SwiftUI

/// One card: its emoji before a pie that counts down the bonus time.
struct CardView: View {
    let card: EmojiMemoryGame.Card

    /// What is left of the bonus time: 1 is all of it.
    @State private var bonusRemaining = 0.0

    var body: some View {
        ZStack {
            pie
                .opacity(Constants.pieOpacity)
                .padding(Constants.pieInset)
            Text(card.content)
                .font(.system(size: Constants.largestFontSize))
                .minimumScaleFactor(Constants.smallestFontSize / Constants.largestFontSize)
                .aspectRatio(1, contentMode: .fit)
                .rotationEffect(.degrees(card.isMatched ? 360 : 0))
                .animation(.easeInOut(duration: 1), value: card.isMatched)
                .padding(Constants.inset)
        }
        .cardify(isFaceUp: card.isFaceUp)
    }

    @ViewBuilder
    private var pie: some View {
        if card.isUsingBonusTime {
            Pie(endAngle: .degrees(360 * bonusRemaining))
                .onAppear(perform: countDown)
        } else {
            Pie(endAngle: .degrees(360 * remainingPart))
        }
    }

    private var remainingPart: Double { card.bonusTimeRemaining() / card.bonusTimeLimit }

    private func countDown() {
        bonusRemaining = remainingPart
        withAnimation(.linear(duration: card.bonusTimeRemaining())) {
            bonusRemaining = 0
        }
    }

    private enum Constants {
        static let inset: CGFloat = 10
        static let pieInset: CGFloat = 6
        static let pieOpacity = 0.4
        static let largestFontSize: CGFloat = 200
        static let smallestFontSize: CGFloat = 10
    }
}

#Preview("Face up") {
    CardView(card: .init(content: "👻", id: 0, isFaceUp: true))
        .aspectRatio(2 / 3, contentMode: .fit)
        .foregroundColor(.orange)
        .padding()
}

#Preview("Face down") {
    CardView(card: .init(content: "👻", id: 0))
        .aspectRatio(2 / 3, contentMode: .fit)
        .foregroundColor(.orange)
        .padding()
}
