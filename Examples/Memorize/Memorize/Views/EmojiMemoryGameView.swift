import SwiftUI

/// The game: its score, its cards, and what to play next.
struct EmojiMemoryGameView: View {
    @ObservedObject var viewModel: EmojiMemoryGame

    /// The cards that have left the deck.
    @State private var dealt: Set<Card.ID> = []
    /// The last change of the score, and the card that made it.
    @State private var lastScoreChange: (amount: Int, card: Card.ID) = (0, -1)
    @Namespace private var table

    private typealias Card = EmojiMemoryGame.Card

    var body: some View {
        VStack(spacing: 12) {
            header
            cards
            piles
            ThemePicker(themes: viewModel.themes, current: viewModel.theme, color: viewModel.color(of:)) { theme in
                startNewGame(with: theme)
            }
            controls
        }
        .padding()
        .onAppear { deal() }
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
                .animation(nil, value: viewModel.score)
        }
    }

    // MARK: - Cards

    private var cards: some View {
        ZStack {
            AspectVGrid(viewModel.cards, aspectRatio: Constants.aspectRatio) { card in
                place(of: card)
            }
            .foregroundColor(viewModel.color)
            if viewModel.isFinished {
                Text("You found them all!")
                    .font(.title)
            }
        }
    }

    /// Where a card lies on the table, whether it is there or not.
    @ViewBuilder
    private func place(of card: Card) -> some View {
        if isDealt(card) {
            ZStack {
                Color.clear
                if !isDiscarded(card) {
                    view(of: card)
                        .padding(Constants.spacing)
                }
            }
            .overlay { FlyingNumber(number: scoreChange(by: card)) }
            .zIndex(scoreChange(by: card) != 0 ? 1 : 0)
            .onTapGesture { choose(card) }
            .accessibilityElement()
            .accessibilityLabel(Text("Card \(viewModel.position(of: card))"))
            .accessibilityValue(value(of: card))
            .accessibilityAddTraits(.isButton)
            .transition(.identity)
        } else {
            Color.clear
                .transition(.identity)
        }
    }

    private func view(of card: Card) -> some View {
        CardView(card: card)
            .matchedGeometryEffect(id: card.id, in: table)
            .transition(.asymmetric(insertion: .identity, removal: .identity))
    }

    private func value(of card: Card) -> Text {
        if card.isFaceUp { return Text(verbatim: card.content) }
        return card.isMatched ? Text("Found") : Text("Face down")
    }

    // MARK: - Deck and pile

    private var piles: some View {
        HStack {
            pile(of: viewModel.cards.filter { !isDealt($0) })
                .onTapGesture { deal() }
                .accessibilityElement()
                .accessibilityLabel(Text("Deck"))
                .accessibilityAddTraits(.isButton)
            Spacer()
            pile(of: viewModel.cards.filter(isDiscarded))
                .accessibilityElement()
                .accessibilityLabel(Text("Found pairs"))
        }
        .foregroundColor(viewModel.color)
    }

    private func pile(of cards: [Card]) -> some View {
        ZStack {
            ForEach(cards) { card in
                view(of: card)
            }
        }
        .frame(width: Constants.pileWidth, height: Constants.pileWidth / Constants.aspectRatio)
    }

    private func isDealt(_ card: Card) -> Bool { dealt.contains(card.id) }

    /// Found, and turned down again.
    private func isDiscarded(_ card: Card) -> Bool { card.isMatched && !card.isFaceUp }

    private func deal() {
        var delay = 0.0
        for card in viewModel.cards where !isDealt(card) {
            withAnimation(.easeInOut(duration: Constants.dealDuration).delay(delay)) {
                _ = dealt.insert(card.id)
            }
            delay += Constants.dealInterval
        }
    }

    // MARK: - Playing

    private func choose(_ card: Card) {
        withAnimation(.easeInOut(duration: Constants.turnDuration)) {
            let scoreBefore = viewModel.score
            viewModel.choose(card)
            lastScoreChange = (viewModel.score - scoreBefore, card.id)
        }
    }

    private func scoreChange(by card: Card) -> Int {
        lastScoreChange.card == card.id ? lastScoreChange.amount : 0
    }

    private func startNewGame(with theme: Theme? = nil) {
        withAnimation {
            dealt = []
            lastScoreChange = (0, -1)
            viewModel.startNewGame(with: theme)
        }
    }

    private var controls: some View {
        HStack {
            Button("Shuffle") {
                withAnimation { viewModel.shuffle() }
            }
            Spacer()
            Button("New Game") { startNewGame() }
        }
        .font(.headline)
    }

    private enum Constants {
        static let aspectRatio: CGFloat = 2 / 3
        static let spacing: CGFloat = 4
        static let pileWidth: CGFloat = 50
        static let dealDuration = 0.6
        static let dealInterval = 0.1
        static let turnDuration = 0.5
    }
}

#Preview {
    EmojiMemoryGameView(viewModel: EmojiMemoryGame())
}
