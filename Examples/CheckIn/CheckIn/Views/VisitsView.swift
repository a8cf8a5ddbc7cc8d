import SwiftUI

/// All stays, listed by day.
struct VisitsView: View {
    @EnvironmentObject private var viewModel: CheckInViewModel

    var body: some View {
        NavigationStack {
            VisitList(days: viewModel.days, remove: viewModel.removeVisits)
                .navigationTitle("Visits")
        }
    }
}

/// Stays by day, the latest first.
struct VisitList: View {
    let days: [VisitLog.Day]
    let remove: (Set<Visit.ID>) -> Void
    @Environment(\.wording) private var wording

    var body: some View {
        TimelineView(.everyMinute) { context in
            List(days) { day in
                Section {
                    ForEach(day.visits) { visit in
                        VisitRow(visit: visit, now: context.date)
                    }
                    .onDelete { offsets in remove(Set(offsets.map { day.visits[$0].id })) }
                } header: {
                    AdaptiveStack {
                        Text(verbatim: wording.day(day.date, today: context.date))
                            .font(.headline)
                            .foregroundStyle(Color.primary)
                            .frame(maxWidth: .infinity, alignment: .leading)
                        Text(verbatim: wording.duration(day.duration(until: context.date)))
                    }
                    .textCase(nil)
                }
            }
        }
        .overlay {
            if days.isEmpty {
                ContentUnavailableView(
                    "No visits yet", systemImage: "calendar",
                    description: Text("Go to a place and tap its entrance to check in."))
            }
        }
    }
}

/// A stay in the list.
struct VisitRow: View {
    let visit: Visit
    let now: Date
    @Environment(\.wording) private var wording

    var body: some View {
        AdaptiveStack {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: visit.placeName)
                Text(verbatim: wording.times(visit))
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Text(verbatim: wording.duration(visit.duration(until: now)))
                .foregroundStyle(visit.checkOut == nil ? Color.accentColor : .secondary)
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    let day = Date(timeIntervalSince1970: 1_700_000_000)
    var log = VisitLog()
    for (index, place) in (Place.examples + Place.examples).enumerated() {
        let start = day.addingTimeInterval(Double(index) * 30_000)
        log.checkIn(at: place, coordinate: place.center, time: start)
        log.checkOut(time: start.addingTimeInterval(Double(index + 1) * 2_000))
    }
    return NavigationStack {
        VisitList(days: log.days(in: .current)) { _ in }
            .navigationTitle("Visits")
    }
}
