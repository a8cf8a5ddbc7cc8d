import Foundation
import Geometry
import SwiftUICore

extension UIView {
    /// What the window's edges cover of the view, in points. Windows on Linux cover nothing.
    public var safeAreaInsets: UIEdgeInsets {
        let insets = AppRuntime.windowMetrics.safeArea
        guard !(self is UIWindow) else {
            return UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        }
        let frame = convert(bounds, to: nil)
        let window = UIScreen.main.bounds
        return UIEdgeInsets(
            top: max(0, insets.top - frame.minY), left: max(0, insets.leading - frame.minX),
            bottom: max(0, insets.bottom - (window.maxY - frame.maxY)),
            right: max(0, insets.trailing - (window.maxX - frame.maxX)))
    }

    /// Takes the keyboard from what has it, where that is the view or something in it.
    /// - Parameter force: whether it is asked for its consent; here all consent.
    /// - Returns: whether nothing in the view has the keyboard now.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        if self is UIWindow { return FocusedResponder.current?.resignFirstResponder() ?? true }
        let isResigned = isFirstResponder ? resignFirstResponder() : true
        return subviews.reduce(isResigned) { $1.endEditing(force) && $0 }
    }
}
