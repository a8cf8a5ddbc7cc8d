import SwiftUI

/// Gives its content the time, minute by minute.
struct MinuteClock<Content: View>: View {
    @ViewBuilder let content: (Date) -> Content
    @Environment(\.fixedDate) private var fixedDate

    var body: some View {
        if let fixedDate {
            content(fixedDate)
        } else {
            TimelineView(.everyMinute) { timeline in content(timeline.date) }
        }
    }
}
