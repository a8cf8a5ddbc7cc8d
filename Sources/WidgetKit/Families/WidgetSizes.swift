import Foundation
import SwiftUICore

/// How large widgets are on a phone, in points.
///
/// Source: Apple's Human Interface Guidelines, Widgets, "iOS dimensions".
struct WidgetSizes {
    private let screen: CGSize
    private let sizes: [CGSize]

    private init(_ width: CGFloat, _ height: CGFloat, _ sizes: (CGFloat, CGFloat)...) {
        screen = CGSize(width: width, height: height)
        self.sizes = sizes.map { CGSize(width: $0.0, height: $0.1) }
    }

    /// Those of the screen that the app has.
    @MainActor static var current: WidgetSizes { onScreen(AppRuntime.windowMetrics.size) }

    /// Those of the largest phone that is no larger than a screen; of 390 × 844 points where none is that small.
    static func onScreen(_ size: CGSize) -> WidgetSizes {
        phones.first { $0.screen.width <= size.width && $0.screen.height <= size.height } ?? usual
    }

    func size(of family: WidgetFamily) -> CGSize {
        switch family {
        case .systemSmall: sizes[0]
        case .systemMedium: sizes[1]
        case .systemLarge: sizes[2]
        case .accessoryCircular: sizes[3]
        case .accessoryRectangular: sizes[4]
        case .accessoryInline: sizes[5]
        case .systemExtraLarge: Self.extraLarge
        }
    }

    /// Of an iPad with a screen of 820 × 1180 points: phones have no such widget.
    private static let extraLarge = CGSize(width: 715.5, height: 342)

    private static let usual = WidgetSizes(390, 844, (158, 158), (338, 158), (338, 354), (72, 72), (160, 72), (234, 26))

    /// The widest first.
    private static let phones = [
        WidgetSizes(430, 932, (170, 170), (364, 170), (364, 382), (76, 76), (172, 76), (257, 26)),
        WidgetSizes(428, 926, (170, 170), (364, 170), (364, 382), (76, 76), (172, 76), (257, 26)),
        WidgetSizes(414, 896, (169, 169), (360, 169), (360, 379), (76, 76), (160, 72), (248, 26)),
        WidgetSizes(414, 736, (159, 159), (348, 157), (348, 357), (76, 76), (170, 76), (248, 26)),
        WidgetSizes(393, 852, (158, 158), (338, 158), (338, 354), (72, 72), (160, 72), (234, 26)),
        usual,
        WidgetSizes(375, 812, (155, 155), (329, 155), (329, 345), (72, 72), (157, 72), (225, 26)),
        WidgetSizes(375, 667, (148, 148), (321, 148), (321, 324), (68, 68), (153, 68), (225, 26)),
        WidgetSizes(360, 780, (155, 155), (329, 155), (329, 345), (72, 72), (157, 72), (225, 26)),
    ]
}
