import SwiftUI

/// How old what is shown is.
struct AgeLabel: View {
    let updated: Date
    @Environment(\.weatherFormat) private var format

    var body: some View {
        TimelineView(.everyMinute) { timeline in
            age(of: updated, at: timeline.date)
                .font(.footnote)
        }
    }

    private func age(of updated: Date, at date: Date) -> Text {
        guard date.timeIntervalSince(updated) >= 60 else { return Text("Updated just now") }
        return Text("Updated \(format.age(of: updated, at: date))")
    }
}
