import SwiftUI

/// How far away a place is, and what to do about it.
struct DistanceView: View {
    /// Metres to the middle of the place.
    let distance: Double
    let radius: Double
    /// Degrees clockwise from north.
    let bearing: Double
    @Environment(\.wording) private var wording

    var body: some View {
        VStack(spacing: 4) {
            Text(verbatim: wording.distance(distance))
                .font(.system(size: 56, weight: .bold, design: .rounded))
                .contentTransition(.numericText())
                .accessibilityIdentifier("distance")
            advice
                .font(.headline)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
        }
    }

    private var advice: Text {
        if distance <= radius { return Text("You are here") }
        return Text("Go \(wording.distance((distance - radius).rounded(.up))) \(wording.direction(bearing))")
    }
}
