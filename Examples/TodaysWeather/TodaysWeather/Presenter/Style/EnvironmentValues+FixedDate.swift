import SwiftUI

private struct FixedDateKey: EnvironmentKey {
    static let defaultValue: Date? = nil
}

extension EnvironmentValues {
    /// The time at which previews stand still, so that their clocks suit what they show; nil lets clocks run.
    var fixedDate: Date? {
        get { self[FixedDateKey.self] }
        set { self[FixedDateKey.self] = newValue }
    }
}
