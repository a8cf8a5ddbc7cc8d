import SwiftUI

struct TableView: View {
    @ObservedObject var viewModel: FruitGame

    var body: some View {
        HStack {
            ForEach(viewModel.cards) { card in
                FruitCard(card: card).onTapGesture {
                    self.viewModel.choose(card)
                }
            }
        }.padding().foregroundColor(Color.orange).font(Font.largeTitle)
    }
}

struct FruitCard: View {
    var card: CardGame<String>.Card

    var body: some View {
        ZStack {
            if card.isUp {
                RoundedRectangle(cornerRadius: 10.0).fill(Color.white)
                RoundedRectangle(cornerRadius: 10.0).stroke(lineWidth: 3)
                Text(card.face)
            } else {
                RoundedRectangle(cornerRadius: 10.0).fill()
            }
        }
        .accessibilityIdentifier("card")
    }
}
