import Observation
import SwiftUI
import UIKit

extension View {
    /// Puts controls on the maps in the view, in their upper right corners.
    public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
        modifier(MapControlsModifier(controls: content()))
    }
}

/// What controls know of their map, and what they can do with it.
@MainActor @Observable
final class MapControl {
    var projection: MapProjection?
    @ObservationIgnored var showUser: () -> Void = {}
}

extension EnvironmentValues {
    @Entry var mapControl: MapControl?
}

private struct MapControlsModifier<Controls: View>: ViewModifier {
    let controls: Controls
    @State private var control = MapControl()

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .topTrailing) { VStack(alignment: .trailing, spacing: 8) { controls }.padding(8) }
            .environment(\.mapControl, control)
    }
}

/// Shows where the user is.
public struct MapUserLocationButton: View {
    @Environment(\.mapControl) private var control

    public init() {}

    public var body: some View {
        Button {
            control?.showUser()
        } label: {
            Image(systemName: "location").font(.system(size: 18)).frame(width: 44, height: 44)
                .background(Color(.systemBackground), in: .rect(cornerRadius: 8))
                .shadow(color: .black.opacity(0.15), radius: 3)
        }
        .accessibilityIdentifier("MapUserLocationButton")
    }
}

/// Shows where the north is on a map that is turned. Maps here are not turned, so that it stays away, as on Apple's.
public struct MapCompass: View {
    public init() {}

    public var body: some View { EmptyView() }
}

/// Shows how long a way is on the map.
public struct MapScaleView: View {
    @Environment(\.mapControl) private var control

    public init() {}

    public var body: some View {
        if let scale = control?.projection?.pointsPerMeter, scale > 0 {
            let meters = Self.length(pointsPerMeter: scale)
            VStack(alignment: .trailing, spacing: 2) {
                Text(meters < 1000 ? "\(Int(meters)) m" : "\(Int(meters / 1000)) km").font(.system(size: 10))
                Rectangle().frame(width: meters * scale, height: 3)
            }
            .accessibilityElement(children: .combine)
        }
    }

    /// The longest of 1, 2, 5, 10… metres that takes no more than 80 points.
    nonisolated static func length(pointsPerMeter: Double) -> Double {
        let longest = 80 / pointsPerMeter
        let power = pow(10, floor(log10(longest)))
        return [5.0, 2, 1].map { $0 * power }.first { $0 <= longest } ?? power
    }
}
