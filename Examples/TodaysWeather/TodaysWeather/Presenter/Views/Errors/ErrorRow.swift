import SwiftUI

/// What went wrong, within what it concerns, with a button to try again.
struct ErrorRow: View {
    let fault: Dated<WeatherError>
    /// Whether it is being tried again.
    var isUpdating = false
    let retry: () -> Void
    /// Nil where the settings are at hand anyway.
    var openSettings: (() -> Void)?

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 8) {
                message
                Spacer(minLength: 0)
                retryButton
            }
            if fault.value.isAboutKey, let openSettings {
                Button("Open Settings", action: openSettings)
                    .font(.footnote.weight(.semibold))
                    .buttonStyle(.borderless)
                    .padding(.leading, 28)
            }
        }
        .tint(.white)
        .padding(8)
        .background(.black.opacity(0.25), in: RoundedRectangle(cornerRadius: 12, style: .continuous))
    }

    private var message: some View {
        HStack(spacing: 8) {
            Image(systemName: fault.value.symbol)
                .frame(minWidth: 20)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(fault.value.title)
                    .font(.footnote.weight(.semibold))
                ErrorAdvice(fault: fault)
                    .font(.caption)
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        .accessibilityElement(children: .combine)
    }

    private var retryButton: some View {
        Button(action: retry) {
            Label("Try Again", systemImage: "arrow.clockwise")
                .labelStyle(.iconOnly)
                .frame(minWidth: 44, minHeight: 44)
                .opacity(isUpdating ? 0 : 1)
                .overlay { if isUpdating { ProgressView() } }
                .contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
        .disabled(isUpdating)
    }
}
