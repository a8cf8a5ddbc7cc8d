import SwiftUI

/// What went wrong, where there is room for all of it.
struct ErrorView: View {
    let fault: Dated<WeatherError>
    let retry: () -> Void
    let openSettings: () -> Void

    var body: some View {
        ContentUnavailableView {
            Label(fault.value.title, systemImage: fault.value.symbol)
        } description: {
            ErrorAdvice(fault: fault)
                .foregroundStyle(Color.primary)
        } actions: {
            Button("Try Again", action: retry)
                .buttonStyle(.borderedProminent)
                .tint(.blue)
            if fault.value.isAboutKey { Button("Open Settings", action: openSettings) }
        }
    }
}

struct ErrorView_Previews: PreviewProvider {
    static let errors: [WeatherError] = [.wrongKey, .offline, .tooManyRequests(retryAfter: 42)]

    static var previews: some View {
        ForEach(["ko", "en"], id: \.self) { id in
            VStack {
                ForEach(errors.indices, id: \.self) { index in
                    ErrorView(fault: Dated(value: errors[index], date: .now), retry: {}, openSettings: {})
                }
            }
            .environment(\.locale, .init(identifier: id))
            .previewDisplayName("Errors, \(id)")
        }
    }
}
