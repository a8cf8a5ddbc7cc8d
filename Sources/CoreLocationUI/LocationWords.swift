import Foundation

/// What buttons for the place say, in the app's language.
enum LocationWords: Hashable {
    case currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation, shareMyCurrentLocation

    func text(_ locale: Locale) -> String { locale.language.languageCode == .korean ? korean : english }

    private var english: String {
        switch self {
        case .currentLocation: "Current Location"
        case .sendCurrentLocation: "Send Current Location"
        case .sendMyCurrentLocation: "Send My Current Location"
        case .shareCurrentLocation: "Share Current Location"
        case .shareMyCurrentLocation: "Share My Current Location"
        }
    }

    private var korean: String {
        switch self {
        case .currentLocation: "현재 위치"
        case .sendCurrentLocation: "현재 위치 보내기"
        case .sendMyCurrentLocation: "나의 현재 위치 보내기"
        case .shareCurrentLocation: "현재 위치 공유"
        case .shareMyCurrentLocation: "나의 현재 위치 공유"
        }
    }
}
