import SwiftUI

/// The sun on its way.
struct SunDisc: Shape {
    /// Of the way, from 0 to 1.
    var part: Double

    var animatableData: Double {
        get { part }
        set { part = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let center = SunPath.point(at: part, in: rect.size)
        return Path(ellipseIn: CGRect(x: center.x - 7, y: center.y - 7, width: 14, height: 14))
    }
}
