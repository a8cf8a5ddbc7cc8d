import SwiftUI

/// Tells for some seconds that a border was crossed.
struct NoticeBanner: View {
    let notice: CheckInViewModel.Notice
    let act: () -> Void
    let dismiss: () -> Void

    /// Seconds that the banner stays.
    static let duration = 8.0

    var body: some View {
        AdaptiveStack {
            Image(systemName: notice.change == .entered ? "mappin.and.ellipse" : "figure.walk")
                .font(.title2)
                .foregroundStyle(Color.accentColor)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(notice.change == .entered ? "You have arrived" : "You have left")
                    .font(.subheadline.bold())
                Text(verbatim: notice.place.name)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Button(notice.change == .entered ? "Check In" : "Check Out", action: act)
                .buttonStyle(.borderedProminent)
                .buttonBorderShape(.capsule)
        }
        .padding(12)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
        .shadow(color: .black.opacity(0.15), radius: 12, y: 4)
        .padding(.horizontal, 12)
        .gesture(DragGesture(minimumDistance: 10).onEnded { if $0.translation.height < 0 { dismiss() } })
        .task(id: notice) {
            try? await Task.sleep(for: .seconds(Self.duration))
            if !Task.isCancelled { dismiss() }
        }
        .accessibilityElement(children: .contain)
    }
}
