import Foundation

extension EnvironmentValues {
    /// The smallest part of its size, 0 to 1, that a text may shrink to in order to fit.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }
}

package struct MinimumScaleFactorKey: EnvironmentKey {
    package static var defaultValue: CGFloat { 1 }
}
