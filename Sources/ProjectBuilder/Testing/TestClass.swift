/// One `XCTestCase` class of a test module, with its test methods.
package struct TestClass: Hashable {
    package struct Method: Hashable {
        package let name: String
        package let isAsync: Bool
        package let isThrowing: Bool
        package let isOnMainActor: Bool
    }

    /// As the module writes it, with the types that it is nested in.
    package let name: String
    /// In the order in which they are written.
    package let methods: [Method]
}
