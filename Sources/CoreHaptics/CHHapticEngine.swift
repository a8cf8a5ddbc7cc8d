import Foundation
import RuntimeWarnings

/// Makes the device tap and buzz. No computer here does, and an engine can't be made, as on an iPad.
open class CHHapticEngine {
    public typealias CompletionHandler = @Sendable ((any Error)?) -> Void
    public typealias StoppedHandler = @Sendable (CHHapticEngine.StoppedReason) -> Void
    public typealias ResetHandler = @Sendable () -> Void

    /// Why an engine has stopped.
    @nonexhaustive public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended = 2
        case idleTimeout = 3
        case notifyWhenFinished = 4
        case engineDestroyed = 5
        case gameControllerDisconnect = 6
        case systemError = -1
    }

    /// What the device can do.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    /// - Throws: `CHHapticError.notSupported`.
    public init() throws {
        RuntimeWarning.report(
            "This machine has no haptics; ask CHHapticEngine.capabilitiesForHardware().supportsHaptics first.",
            once: "CHHapticEngine")
        throw CHHapticError(.notSupported)
    }

    /// Is called when the engine stops from outside.
    open var stoppedHandler: StoppedHandler = { _ in }
    /// Is called when the engine has to be started anew.
    open var resetHandler: ResetHandler = {}
    open var playsHapticsOnly = true
    open var isAutoShutdownEnabled = false

    open func start() throws { throw CHHapticError(.notSupported) }

    open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }

    open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }

    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
}

/// What the device can do.
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    var isMuted: Bool { get set }
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func cancel() throws
}

/// The moment at which something begins that is to begin at once.
public let CHHapticTimeImmediate: TimeInterval = 0
