import Foundation
import Geometry

/// The screen that an app is laid out for, in points.
///
/// Source: Apple's Human Interface Guidelines, Layout, device dimensions; safe areas and the keyboard as widely observed
/// on phones of this size.
package struct ScreenMetrics: Hashable, Sendable {
    package var size = CGSize(width: 390, height: 844)
    /// Pixels a point of the device that the size is of.
    package var scale: CGFloat = 3
    /// What the sensor housing and the home indicator cover.
    package var safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    package var landscapeSafeArea = EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47)
    package var cornerRadius: CGFloat = 47.33
    /// The on-screen keyboard with its row of suggestions, including the safe area below it.
    package var keyboardHeight: CGFloat = 336

    package static let iOS = ScreenMetrics()
    package static let macOS = ScreenMetrics(
        size: CGSize(width: 900, height: 450), scale: 2, safeArea: EdgeInsets(), landscapeSafeArea: EdgeInsets(),
        cornerRadius: 0, keyboardHeight: 0)
}
