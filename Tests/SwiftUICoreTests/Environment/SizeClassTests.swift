import Foundation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// The size classes of devices are those of the Human Interface Guidelines, "Layout".
struct SizeClassTests {
    @Test(arguments: [
        (390, 844, true, false), (844, 390, true, true), (874, 402, true, true), (896, 414, false, true),
        (932, 430, false, true), (834, 1_194, false, false), (320, 1_024, true, false),
    ])
    func windowsHaveTheClassesOfDevicesOfTheirSize(width: Int, height: Int, isNarrow: Bool, isLow: Bool) {
        let size = CGSize(width: width, height: height)
        #expect((UserInterfaceSizeClass.horizontal(in: size) == .compact) == isNarrow)
        #expect((UserInterfaceSizeClass.vertical(in: size) == .compact) == isLow)
    }
}
