import Testing
@testable import Badges

@MainActor @Test func manyAreCutShort() {
    #expect(Badge(count: 99).text == "99")
    #expect(Badge(count: 100).text == "99+")
}
