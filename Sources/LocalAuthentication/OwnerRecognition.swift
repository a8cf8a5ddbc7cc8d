import Foundation

/// How the machine knows its owner: not at all, unless the environment plays a device with Face ID, as Xcode's simulator
/// does (`--face-id match`).
enum OwnerRecognition {
    /// No machine known to Linux desktops asks for a face on behalf of an app.
    case absent
    /// A face is seen: the owner's, or another.
    case face(isOwner: Bool)

    static let current = OwnerRecognition(ProcessInfo.processInfo.environment)

    /// Without a display the user grants what the app asks for.
    init(_ environment: [String: String]) {
        switch environment["HANOK_FACE_ID"] {
        case "match": self = .face(isOwner: true)
        case "fail": self = .face(isOwner: false)
        case "none": self = .absent
        default: self = environment["HANOK_HOST"] == "headless" ? .face(isOwner: true) : .absent
        }
    }

    /// Why a policy can't be asked about; nil where it can.
    func obstacle(_ policy: LAPolicy) -> LAError.Code? {
        switch self {
        case .face: nil
        case .absent: policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable
        }
    }

    /// Why a user is refused; nil where they are the owner.
    func refusal(_ policy: LAPolicy) -> LAError.Code? {
        if case .face(let isOwner) = self { return isOwner ? nil : .authenticationFailed }
        return obstacle(policy)
    }
}
