import SwiftUI

/// The eight directions from which the wind may blow.
enum WindDirection: Int, CaseIterable {
    case north, northeast, east, southeast, south, southwest, west, northwest

    /// - Parameter degrees: clockwise from the north; any number of turns.
    init(degrees: Double) {
        let turn = degrees.truncatingRemainder(dividingBy: 360)
        let step = Int((turn / 45).rounded())
        self = Self.allCases[((step % 8) + 8) % 8]
    }

    var title: LocalizedStringKey {
        switch self {
        case .north: "North wind"
        case .northeast: "Northeast wind"
        case .east: "East wind"
        case .southeast: "Southeast wind"
        case .south: "South wind"
        case .southwest: "Southwest wind"
        case .west: "West wind"
        case .northwest: "Northwest wind"
        }
    }
}
