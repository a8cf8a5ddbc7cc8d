import SwiftUI

/// A row of buttons that start a game with another theme.
struct ThemePicker: View {
    let themes: [Theme]
    let current: Theme
    let color: (Theme) -> Color
    let choose: (Theme) -> Void

    var body: some View {
        HStack(alignment: .bottom) {
            ForEach(themes) { theme in
                Button {
                    choose(theme)
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
        .foregroundColor(theme == current ? color(theme) : .secondary)
        .frame(maxWidth: .infinity)
    }
}

#Preview {
    ThemePicker(themes: Theme.all, current: Theme.all[0], color: { _ in .orange }, choose: { _ in })
}
