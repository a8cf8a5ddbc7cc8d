import SwiftUI

/// One card, face up, face down, or found and on its way out.
struct CardView: View {
    let card: EmojiMemoryGame.Card

    var body: some View {
        ZStack {
            let shape = RoundedRectangle(cornerRadius: Constants.cornerRadius)
            if card.isFaceUp {
                shape.fill(.white)
                shape.strokeBorder(lineWidth: Constants.lineWidth)
                Text(card.content)
                    .font(.system(size: Constants.largestFontSize))
                    .minimumScaleFactor(Constants.smallestFontSize / Constants.largestFontSize)
                    .aspectRatio(1, contentMode: .fit)
                    .padding(Constants.inset)
            } else {
                shape.fill()
            }
        }
        .opacity(opacity)
    }

    private var opacity: Double {
        guard card.isMatched else { return 1 }
        return card.isFaceUp ? Constants.matchedOpacity : 0
    }

    private enum Constants {
        static let cornerRadius: CGFloat = 12
        static let lineWidth: CGFloat = 2
        static let inset: CGFloat = 6
        static let largestFontSize: CGFloat = 200
        static let smallestFontSize: CGFloat = 10
        static let matchedOpacity = 0.5
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
