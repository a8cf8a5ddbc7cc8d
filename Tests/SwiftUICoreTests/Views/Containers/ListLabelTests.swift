import Drawing
import Foundation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct ListLabelTests {
    private func iconPaint(_ row: some View) -> Paint? {
        ViewHarness(List { row }).displayList.commands.compactMap {
            if case .fill(_, let paint, _) = $0 { paint } else { nil }
        }.last
    }

    private var label: some View {
        Label {
            Text(verbatim: "title")
        } icon: {
            Rectangle().frame(width: 10, height: 10)
        }
    }

    @Test func iconsHaveTheForegroundThatTheAppSetElseTheTint() {
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(iconPaint(label.foregroundColor(red)) == .color(RGBA(red: 1, green: 0, blue: 0, alpha: 1)))
        #expect(iconPaint(label.tint(red)) == .color(RGBA(red: 1, green: 0, blue: 0, alpha: 1)))
        #expect(iconPaint(label) == .color(SystemColors.iOS.value(of: .blue, isDark: false)))
    }
}
