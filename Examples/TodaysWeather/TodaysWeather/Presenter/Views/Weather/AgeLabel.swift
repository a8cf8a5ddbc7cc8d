import SwiftUI

/// How old what is shown is.
struct AgeLabel: View {
    let updated: Date
    @Environment(\.weatherFormat) private var format

    var body: some View {
        MinuteClock { date in
            age(of: updated, at: date)
                .font(.footnote)
        }
    }

    private func age(of updated: Date, at date: Date) -> Text {
        guard date.timeIntervalSince(updated) >= 60 else { return Text("Updated just now") }
        return Text("Updated \(format.age(of: updated, at: date))")
    }
}
