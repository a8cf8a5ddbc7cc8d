import Foundation
@testable import SwiftUI
import Testing

/// Screens by Apple's Human Interface Guidelines, Layout.
@Suite struct PreviewDeviceTests {
    @Test func devicesAreKnownByTheirNames() {
        #expect(PreviewDevice("iPhone 15 Pro").screenSize == CGSize(width: 393, height: 852))
        #expect(PreviewDevice(rawValue: "iPhone SE (3rd generation)").screenSize == CGSize(width: 375, height: 667))
        #expect(PreviewDevice("Toaster").screenSize == nil)
    }
}
