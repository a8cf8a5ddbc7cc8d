import SwiftUI

/// What went wrong, where there is room for all of it.
struct ErrorView: View {
    let error: WeatherError
    let retry: () -> Void
    let openSettings: () -> Void

    var body: some View {
        ContentUnavailableView {
            Label(error.title, systemImage: error.symbol)
        } description: {
            Text(error.advice)
                .foregroundStyle(Color.primary)
        } actions: {
            Button("Try Again", action: retry)
                .buttonStyle(.borderedProminent)
                .tint(.blue)
            if error.isAboutKey { Button("Open Settings", action: openSettings) }
        }
    }
}

struct ErrorView_Previews: PreviewProvider {
    static let errors: [WeatherError] = [.wrongKey, .offline, .tooManyRequests(retryAfter: 42)]

    static var previews: some View {
        ForEach(["ko", "en"], id: \.self) { id in
            VStack {
                ForEach(errors.indices, id: \.self) { index in
                    ErrorView(error: errors[index], retry: {}, openSettings: {})
                }
            }
            .environment(\.locale, .init(identifier: id))
            .previewDisplayName("Errors, \(id)")
        }
    }
}
