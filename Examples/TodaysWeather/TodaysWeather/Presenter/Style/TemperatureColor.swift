import SwiftUI

extension Color {
    /// From violet for deep frost over blue, green and yellow to red for heat.
    static func temperature(_ celsius: Double) -> Color {
        let upper = scale.firstIndex { celsius < $0.celsius } ?? scale.count - 1
        let (low, high) = (scale[max(0, upper - 1)], scale[upper])
        let part = min(1, max(0, (celsius - low.celsius) / max(1, high.celsius - low.celsius)))
        func mixed(_ component: KeyPath<Stop, Double>) -> Double {
            low[keyPath: component] + part * (high[keyPath: component] - low[keyPath: component])
        }
        return Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
    }

    private struct Stop {
        let celsius, red, green, blue: Double
    }

    private static let scale = [
        Stop(celsius: -20, red: 0.60, green: 0.52, blue: 0.95), Stop(celsius: -5, red: 0.42, green: 0.66, blue: 0.98),
        Stop(celsius: 5, red: 0.40, green: 0.82, blue: 0.92), Stop(celsius: 15, red: 0.55, green: 0.85, blue: 0.58),
        Stop(celsius: 22, red: 0.98, green: 0.84, blue: 0.38), Stop(celsius: 29, red: 0.99, green: 0.62, blue: 0.27),
        Stop(celsius: 38, red: 0.93, green: 0.33, blue: 0.30),
    ]
}
