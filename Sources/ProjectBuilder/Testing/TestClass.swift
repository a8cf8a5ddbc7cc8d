/// One `XCTestCase` class of a test module, with its test methods.
struct TestClass: Hashable {
    struct Method: Hashable {
        let name: String
        let isAsync: Bool
        let isThrowing: Bool
        let isOnMainActor: Bool
    }

    /// As the module writes it, with the types that it is nested in.
    let name: String
    /// In the order in which they are written.
    let methods: [Method]
}
