import SwiftUI

/// What to do about what went wrong; where the service has asked to wait, the seconds that are left.
struct ErrorAdvice: View {
    let fault: Dated<WeatherError>

    var body: some View {
        if let end = fault.retryDate {
            TimelineView(.periodic(from: fault.date, by: 1)) { timeline in
                countdown(seconds: Int(end.timeIntervalSince(timeline.date).rounded(.up)))
                    .monospacedDigit()
            }
        } else {
            Text(fault.value.advice)
        }
    }

    private func countdown(seconds: Int) -> Text {
        seconds > 0 ? Text("Trying again in \(seconds) seconds.") : Text("Trying again…")
    }
}
