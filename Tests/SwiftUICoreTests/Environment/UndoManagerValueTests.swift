import AppleFoundation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct UndoManagerValueTests {
    private struct Undoing: View {
        @Environment(\.undoManager) private var undo
        var body: some View { Button(undo == nil ? "none" : "some") {} }
    }

    @Test func aWindowHasOne() { #expect(ViewHarness(Undoing()).labels == ["some"]) }
}
