import SwiftUI

/// The game: its score, its cards, and what to play next.
struct EmojiMemoryGameView: View {
    @ObservedObject var viewModel: EmojiMemoryGame

    var body: some View {
        VStack(spacing: 12) {
            header
            cards
            ThemePicker(viewModel: viewModel)
            controls
        }
        .padding()
    }

    private var header: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(LocalizedStringKey(viewModel.theme.name))
                .font(.largeTitle)
                .bold()
            Spacer()
            Text("Score: \(viewModel.score)")
                .font(.title3)
                .foregroundColor(.secondary)
        }
    }

    private var cards: some View {
        ZStack {
            AspectVGrid(viewModel.cards, aspectRatio: Constants.aspectRatio) { card in
                CardView(card: card)
                    .padding(Constants.spacing)
                    .onTapGesture { viewModel.choose(card) }
                    .accessibilityElement()
                    .accessibilityLabel(Text("Card \(viewModel.position(of: card))"))
                    .accessibilityValue(value(of: card))
                    .accessibilityAddTraits(.isButton)
            }
            .foregroundColor(viewModel.color)
            if viewModel.isFinished {
                Text("You found them all!")
                    .font(.title)
            }
        }
    }

    private func value(of card: EmojiMemoryGame.Card) -> Text {
        if card.isFaceUp { return Text(verbatim: card.content) }
        return card.isMatched ? Text("Found") : Text("Face down")
    }

    private var controls: some View {
        HStack {
            Button("Shuffle") { viewModel.shuffle() }
            Spacer()
            Button("New Game") { viewModel.startNewGame() }
        }
        .font(.headline)
    }

    private enum Constants {
        static let aspectRatio: CGFloat = 2 / 3
        static let spacing: CGFloat = 4
    }
}

#Preview {
    EmojiMemoryGameView(viewModel: EmojiMemoryGame())
}
