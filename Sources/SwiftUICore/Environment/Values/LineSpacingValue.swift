import Foundation

extension EnvironmentValues {
    /// Points between the bottom of a line and the top of the next, at least.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
}

package struct LineSpacingKey: EnvironmentKey {
    package static var defaultValue: CGFloat { 0 }
}
