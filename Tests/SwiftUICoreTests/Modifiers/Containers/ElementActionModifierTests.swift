import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct ElementActionModifierTests {
    private func deletes(of rows: some View) -> Int {
        let harness = ViewHarness(List { rows }.environment(\.editMode, .constant(.active)))
        return harness.labels.count { $0.contains("Delete") || $0.contains("Remove") }
    }

    @Test func aRowWithoutDeletionHasNoButtonForIt() {
        let all = ForEach(0..<3, id: \.self) { Text("row \($0)") }.onDelete { _ in }
        let some = ForEach(0..<3, id: \.self) { Text("row \($0)").deleteDisabled($0 == 1) }.onDelete { _ in }
        #expect(deletes(of: all) == 3)
        #expect(deletes(of: some) == 2)
        #expect(deletes(of: ForEach(0..<3, id: \.self) { Text("row \($0)") }) == 0)
    }
}
