import SwiftUI

/// What is wrong with all cities alike, above the list, with what to do about it.
struct ErrorBanner: View {
    let fault: Dated<WeatherError>
    /// Whether it is being tried again.
    var isUpdating = false
    var retry: () -> Void = {}
    var openSettings: () -> Void = {}

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .top, spacing: 12) {
                Image(systemName: fault.value.symbol)
                    .font(.title2)
                    .foregroundStyle(.orange)
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 2) {
                    Text(fault.value.title)
                        .font(.headline)
                    ErrorAdvice(fault: fault)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                .fixedSize(horizontal: false, vertical: true)
            }
            .accessibilityElement(children: .combine)
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 12) { buttons }
                VStack(alignment: .leading, spacing: 12) { buttons }
            }
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 20, style: .continuous))
    }

    @ViewBuilder
    private var buttons: some View {
        if fault.value.isAboutKey {
            Button("Open Settings", action: openSettings)
                .buttonStyle(.borderedProminent)
        }
        Button("Try Again", action: retry)
            .buttonStyle(.bordered)
            .disabled(isUpdating)
        if isUpdating { ProgressView() }
    }
}

struct ErrorBanner_Previews: PreviewProvider {
    static let errors: [WeatherError] = [.wrongKey, .offline, .tooManyRequests(retryAfter: 42)]

    static var previews: some View {
        ForEach(["ko", "en"], id: \.self) { id in
            VStack {
                ForEach(errors.indices, id: \.self) { index in
                    ErrorBanner(fault: Dated(value: errors[index], date: .now), isUpdating: index == 1)
                }
            }
            .padding()
            .environment(\.locale, .init(identifier: id))
            .previewDisplayName("Error banners, \(id)")
        }
    }
}
