import SwiftUI

/// The stay that lasts, with a button to end it.
struct CurrentVisitCard: View {
    let visit: Visit
    let checkOut: () -> Void
    @Environment(\.wording) private var wording

    var body: some View {
        AdaptiveStack {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: visit.placeName)
                    .font(.headline)
                TimelineView(.everyMinute) { context in
                    Text(verbatim: wording.times(visit) + " · " + wording.duration(visit.duration(until: context.date)))
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Button("Check Out", action: checkOut)
                .buttonStyle(.borderedProminent)
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 16).fill(Color(.secondarySystemGroupedBackground)))
    }
}
