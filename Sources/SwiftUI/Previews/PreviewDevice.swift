import Foundation
import SwiftUICore

/// The device of a preview, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// As Apple names the device, such as `iPhone 15 Pro`.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

extension View {
    /// Sets the device of the view's preview; nil is the one that previews have anyway.
    ///
    /// Its screen's size is what counts. A device that is not known is reported, and changes nothing.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
        viewTrait(PreviewDeviceKey.self, value)
    }
}

enum PreviewDeviceKey: ViewTraitKey {
    typealias Value = PreviewDevice?
}

extension PreviewDevice {
    /// The screen of the upright device in points; nil where the device is not known.
    var screenSize: CGSize? {
        let name = rawValue.lowercased()
        return Self.screens.first { $0.names.contains(name) }.map { CGSize(width: $0.width, height: $0.height) }
    }

    /// Screens in points, by Apple's Human Interface Guidelines (Layout: device screen dimensions).
    private static let screens: [(width: CGFloat, height: CGFloat, names: Set<String>)] = [
        (320, 568, ["iphone se (1st generation)", "iphone se", "iphone 5s", "ipod touch (7th generation)"]),
        (
            375, 667,
            [
                "iphone se (2nd generation)", "iphone se (3rd generation)", "iphone 8", "iphone 7", "iphone 6s",
                "iphone 6",
            ]
        ),
        (414, 736, ["iphone 8 plus", "iphone 7 plus", "iphone 6s plus"]),
        (375, 812, ["iphone x", "iphone xs", "iphone 11 pro", "iphone 12 mini", "iphone 13 mini"]),
        (414, 896, ["iphone xr", "iphone 11", "iphone xs max", "iphone 11 pro max"]),
        (390, 844, ["iphone 12", "iphone 12 pro", "iphone 13", "iphone 13 pro", "iphone 14", "iphone 16e"]),
        (428, 926, ["iphone 12 pro max", "iphone 13 pro max", "iphone 14 plus"]),
        (393, 852, ["iphone 14 pro", "iphone 15", "iphone 15 pro", "iphone 16"]),
        (430, 932, ["iphone 14 pro max", "iphone 15 plus", "iphone 15 pro max", "iphone 16 plus"]),
        (402, 874, ["iphone 16 pro", "iphone 17", "iphone 17 pro"]),
        (440, 956, ["iphone 16 pro max", "iphone 17 pro max"]),
        (744, 1133, ["ipad mini (6th generation)", "ipad mini (a17 pro)"]),
        (768, 1024, ["ipad pro (9.7-inch)", "ipad (6th generation)", "ipad mini (5th generation)", "ipad air 2"]),
        (810, 1080, ["ipad (9th generation)", "ipad (8th generation)", "ipad (7th generation)"]),
        (
            820, 1180,
            [
                "ipad (10th generation)", "ipad air (4th generation)", "ipad air (5th generation)", "ipad (a16)",
                "ipad air 11-inch (m2)", "ipad air 11-inch (m3)",
            ]
        ),
        (
            834, 1194,
            [
                "ipad pro (11-inch)", "ipad pro (11-inch) (1st generation)", "ipad pro (11-inch) (2nd generation)",
                "ipad pro (11-inch) (3rd generation)", "ipad pro (11-inch) (4th generation)",
            ]
        ),
        (834, 1210, ["ipad pro 11-inch (m4)", "ipad pro 11-inch (m5)"]),
        (
            1024, 1366,
            [
                "ipad pro (12.9-inch)", "ipad pro (12.9-inch) (2nd generation)",
                "ipad pro (12.9-inch) (3rd generation)",
                "ipad pro (12.9-inch) (4th generation)", "ipad pro (12.9-inch) (5th generation)",
                "ipad pro (12.9-inch) (6th generation)", "ipad air 13-inch (m2)", "ipad air 13-inch (m3)",
            ]
        ),
        (1032, 1376, ["ipad pro 13-inch (m4)", "ipad pro 13-inch (m5)"]),
    ]
}
