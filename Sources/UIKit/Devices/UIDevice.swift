import Foundation
import SwiftUICore

/// Which way the device is held.
@nonexhaustive public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device; a phone, which is what apps are shown as.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
    public static let current = UIDevice()

    /// The name of the machine.
    public var name: String { ProcessInfo.processInfo.hostName }
    public var model: String { "iPhone" }
    public var localizedModel: String { model }
    public var systemName: String { "iOS" }
    /// The version of iOS whose look and behaviour apps meet.
    public var systemVersion: String { "18.0" }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// Kept for as long as the process lives.
    public let identifierForVendor: UUID? = UUID()

    /// Portrait where the window is higher than wide.
    public var orientation: UIDeviceOrientation {
        let size = AppRuntime.windowMetrics.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}

/// The kind of device as an old function tells it.
@MainActor @preconcurrency
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
