import SwiftUICore

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    public let id: String

    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension View {
    /// Turns the device of the view's preview.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        viewTrait(PreviewOrientationKey.self, value)
    }
}

enum PreviewOrientationKey: ViewTraitKey {
    typealias Value = InterfaceOrientation
}
