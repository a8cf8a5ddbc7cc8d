import CoreLocation
import SwiftUI

/// A button by which the user lets the app know once where they are.
///
/// The app asks for the place in the button's action; the permission is asked for before, where the app has none.
public struct LocationButton: View {
    /// What a button says.
    public struct Title: Hashable, Sendable {
        let words: LocationWords

        public static let currentLocation = Title(words: .currentLocation)
        public static let sendCurrentLocation = Title(words: .sendCurrentLocation)
        public static let sendMyCurrentLocation = Title(words: .sendMyCurrentLocation)
        public static let shareCurrentLocation = Title(words: .shareCurrentLocation)
        public static let shareMyCurrentLocation = Title(words: .shareMyCurrentLocation)
    }

    private let title: Title
    private let action: () -> Void
    @State private var manager = CLLocationManager()
    @Environment(\.locale) private var locale

    /// - Parameter title: nil is that of the current location.
    public init(_ title: Title? = nil, action: @escaping () -> Void) {
        self.title = title ?? .currentLocation
        self.action = action
    }

    public var body: some View {
        Button {
            if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
            action()
        } label: {
            Label {
                Text(verbatim: title.words.text(locale))
            } icon: {
                Image(systemName: "location.fill")
            }
            .fontWeight(.medium)
            .padding(.horizontal, 16)
            .padding(.vertical, 12)
            .background(.tint)
        }
        .buttonStyle(.plain)
        .foregroundStyle(.white)
    }
}
