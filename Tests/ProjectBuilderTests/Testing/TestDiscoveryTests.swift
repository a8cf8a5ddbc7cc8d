import ProjectBuilder
import Testing

@Suite struct TestDiscoveryTests {
    private func classes(_ source: String, isOnMainActor: Bool = false) throws -> [TestClass] {
        let folder = try Fixture.folder(["A.swift": source])
        return TestDiscovery(sources: [folder + "/A.swift"], isOnMainActor: isOnMainActor).testClasses
    }

    @Test func methodsAreFoundWithTheirEffects() throws {
        let found = try classes(
            """
            import XCTest
            final class A: XCTestCase {
                func testPlain() {}
                func testBoth() async throws {}
                @MainActor func testMain() {}
                func helper() {}
                func testWithArgument(_ a: Int) {}
                static func testStatic() {}
                private func testHidden() {}
                func testReturning() -> Int { 1 }
            }
            """)
        #expect(found.map(\.name) == ["A"])
        #expect(found[0].methods.map(\.name) == ["testPlain", "testBoth", "testMain"])
        #expect(found[0].methods.map(\.isAsync) == [false, true, false])
        #expect(found[0].methods.map(\.isThrowing) == [false, true, false])
        #expect(found[0].methods.map(\.isOnMainActor) == [false, false, true])
    }

    @Test func testsAreInheritedAndExtended() throws {
        let found = try classes(
            """
            import XCTest
            class Base: XCTestCase { func testBase() {} }
            class Derived: Base {}
            extension Derived { func testMore() {} }
            class NoTest: Other { func testNothing() {} }
            """)
        #expect(found.map(\.name) == ["Base", "Derived"])
        #expect(found[1].methods.map(\.name) == ["testMore", "testBase"])
    }

    @Test func nestedClassesHaveTheirWholeName() throws {
        let found = try classes("import XCTest\nenum Outer { class Inner: XCTestCase { func testA() {} } }")
        #expect(found.map(\.name) == ["Outer.Inner"])
    }

    @Test func theModulesIsolationIsTheMethods() throws {
        let source = "import XCTest\nclass A: XCTestCase { func testA() {}; nonisolated func testB() {} }"
        #expect(try classes(source, isOnMainActor: true)[0].methods.map(\.isOnMainActor) == [true, false])
    }
}
