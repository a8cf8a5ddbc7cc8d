import Foundation
import SwiftUICore

/// The screen; on Linux as large as the app's first window.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
    public static let main = UIScreen()

    /// In points.
    public var bounds: CGRect { CGRect(origin: .zero, size: AppRuntime.windowMetrics.size) }
    /// In pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Pixels a point.
    public var scale: CGFloat { AppRuntime.windowMetrics.scale }
    public var nativeScale: CGFloat { scale }
}
