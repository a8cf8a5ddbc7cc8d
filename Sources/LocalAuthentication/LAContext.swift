import Foundation
import RuntimeWarnings
import Synchronization

/// Asks the user to prove who they are.
///
/// A Linux desktop has nothing that an app could ask: there is no biometry and no passcode, as on a phone whose owner has
/// set none. `--face-id match` and `--face-id fail` play a phone with Face ID that sees its owner, or someone else; without
/// a display it sees its owner.
open class LAContext: NSObject, @unchecked Sendable {
    /// What the button says that leads to the app's own way in; nil is the system's text, an empty one has no button.
    open var localizedFallbackTitle: String?
    /// What the button says that puts the question aside.
    open var localizedCancelTitle: String?
    /// Why the app asks.
    open var localizedReason = ""
    /// Whether the user may not be asked.
    open var interactionNotAllowed = false
    /// For how many seconds an unlocking of the device counts; it is never unlocked here.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

    private let recognition: OwnerRecognition
    private let isValid = Mutex(true)

    public override convenience init() { self.init(recognition: .current) }

    init(recognition: OwnerRecognition) {
        self.recognition = recognition
        super.init()
    }

    /// What the device knows its owner by.
    open var biometryType: LABiometryType {
        if case .face = recognition { .faceID } else { .none }
    }

    /// What changes when other faces or fingers are enrolled; nil where none are.
    open var evaluatedPolicyDomainState: Data? { nil }

    /// Whether the user can be asked.
    /// - Parameter error: is set to a reason where they can't be.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        guard let obstacle = obstacle(policy) else { return true }
        error?.pointee = LAError(obstacle)._nsError
        return false
    }

    /// Asks the user.
    /// - Parameters:
    ///   - localizedReason: why the app asks.
    ///   - reply: is called on a queue of the framework's own with whether the user is the owner, else why not.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        if case .absent = recognition {
            RuntimeWarning.report(
                "The user can't prove who they are on this machine; --face-id match plays a phone that knows its owner.",
                once: "LAContext.evaluatePolicy")
        }
        let refusal = obstacle(policy) ?? (interactionNotAllowed ? .notInteractive : recognition.refusal(policy))
        DispatchQueue.global().async { reply(refusal == nil, refusal.map { LAError($0) }) }
    }

    /// Asks the user.
    /// - Returns: true.
    /// - Throws: `LAError` where the user is not the owner or can't be asked.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            evaluatePolicy(policy, localizedReason: localizedReason) { isOwner, error in
                continuation.resume(with: error.map { .failure($0) } ?? .success(isOwner))
            }
        }
    }

    /// Ends the context: nobody is asked any more.
    open func invalidate() { isValid.withLock { $0 = false } }

    private func obstacle(_ policy: LAPolicy) -> LAError.Code? {
        isValid.withLock { $0 } ? recognition.obstacle(policy) : .invalidContext
    }
}
