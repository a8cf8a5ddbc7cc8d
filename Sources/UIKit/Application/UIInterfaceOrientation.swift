import SwiftUICore

/// Which way the interface is turned.
@nonexhaustive public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown
    case landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways that an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}

extension UIWindowScene {
    /// Portrait where the window is higher than wide.
    public var interfaceOrientation: UIInterfaceOrientation {
        let size = AppRuntime.windowMetrics.size
        return size.width > size.height ? .landscapeRight : .portrait
    }
}
