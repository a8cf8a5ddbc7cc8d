import Testing

/// The shape of the expansion is the one that Xcode shows for Apple's macro: a private key with the prefix `__Key_` and
/// accessors through it.
@Suite struct EntryMacroTests {
    @Test func keyAndAccessors() {
        let expansion = Expansion(of: #"extension EnvironmentValues { @Entry var tint: String = "orange" }"#)
        #expect(
            expansion.contains(
                """
                get { self[__Key_tint.self] }
                set { self[__Key_tint.self] = newValue }
                """))
        #expect(
            expansion.contains(
                """
                private struct __Key_tint: SwiftUI.EnvironmentKey {
                    static var defaultValue: String { return "orange" }
                }
                """))
        #expect(expansion.errors.isEmpty)
    }

    @Test(arguments: [
        ("EnvironmentValues", "EnvironmentKey"), ("SwiftUI.EnvironmentValues", "EnvironmentKey"),
        ("Transaction", "TransactionKey"), ("ContainerValues", "ContainerValueKey"),
    ])
    func keyProtocol(container: String, key: String) {
        let expansion = Expansion(of: "extension \(container) { @Entry var a: Int = 1 }")
        #expect(expansion.contains("private struct __Key_a: SwiftUI.\(key) {"))
    }

    @Test func focusedValueKeyHasTheWrappedType() {
        for type in ["Note?", "Optional<Note>"] {
            let expansion = Expansion(of: "extension FocusedValues { @Entry var note: \(type) }")
            #expect(
                expansion.contains("private struct __Key_note: SwiftUI.FocusedValueKey { typealias Value = Note }"))
        }
    }

    @Test func optionalDefaultsToNil() {
        let expansion = Expansion(of: "extension EnvironmentValues { @Entry var name: String? }")
        #expect(expansion.contains("static var defaultValue: String? { return nil }"))
    }

    @Test func typeOfTheDefaultValueIsEnough() {
        let expansion = Expansion(of: "extension EnvironmentValues { @Entry var count = 3 }")
        #expect(expansion.contains("static let defaultValue = 3"))
    }

    @Test func escapedName() {
        let expansion = Expansion(of: "extension EnvironmentValues { @Entry var `default`: Int = 1 }")
        #expect(expansion.contains("private struct __Key_default:"))
    }

    @Test(arguments: [
        ("struct Card { @Entry var a: Int = 1 }", "extension of EnvironmentValues"),
        ("extension Card { @Entry var a: Int = 1 }", "extension of EnvironmentValues"),
        ("extension EnvironmentValues { @Entry var a: Int }", "'Int' is not optional"),
        ("extension EnvironmentValues { @Entry var a }", "a type or a default value"),
        ("extension EnvironmentValues { @Entry static var a: Int = 1 }", "stored 'var'"),
        ("extension EnvironmentValues { @Entry var a: Int { 1 } }", "stored 'var'"),
        ("extension FocusedValues { @Entry var a: Int = 1 }", "an optional type"),
    ])
    func error(source: String, message: String) {
        let errors = Expansion(of: source).errors
        #expect(errors.count == 1)
        #expect(errors.allSatisfy { $0.contains(message) })
    }
}
