import SwiftUI

/// A row of buttons that start a game with another theme.
struct ThemePicker: View {
    @ObservedObject var viewModel: EmojiMemoryGame

    var body: some View {
        HStack(alignment: .bottom) {
            ForEach(viewModel.themes) { theme in
                Button {
                    viewModel.startNewGame(with: theme)
                } label: {
                    label(of: theme)
                }
            }
        }
    }

    private func label(of theme: Theme) -> some View {
        VStack(spacing: 4) {
            Image(systemName: theme.symbol)
                .font(.title2)
                .accessibilityHidden(true)
            Text(LocalizedStringKey(theme.name))
                .font(.caption)
        }
        .foregroundColor(theme == viewModel.theme ? viewModel.color(of: theme) : .secondary)
        .frame(maxWidth: .infinity)
    }
}

#Preview {
    ThemePicker(viewModel: EmojiMemoryGame())
}
