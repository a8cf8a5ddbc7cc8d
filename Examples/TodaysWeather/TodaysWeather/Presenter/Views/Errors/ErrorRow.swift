import SwiftUI

/// What went wrong, in the row of a city, with a button to try again.
struct ErrorRow: View {
    let error: WeatherError
    let retry: () -> Void

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: error.symbol)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(error.title)
                    .font(.footnote.weight(.semibold))
                Text(error.advice)
                    .font(.caption)
                    .fixedSize(horizontal: false, vertical: true)
            }
            Spacer(minLength: 0)
            Button(action: retry) {
                Label("Try Again", systemImage: "arrow.clockwise")
                    .labelStyle(.iconOnly)
                    .frame(minWidth: 32, minHeight: 32)
            }
            .buttonStyle(.borderless)
            .tint(.white)
        }
        .padding(8)
        .background(.black.opacity(0.25), in: RoundedRectangle(cornerRadius: 12, style: .continuous))
    }
}
