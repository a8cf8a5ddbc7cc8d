import Foundation
import SwiftParser
import SwiftSyntax

/// Finds the tests of a module in its source: on Linux no runtime lists them.
package struct TestDiscovery {
    private let classes: [String: TestClassVisitor.Declaration]
    /// Whether the module has tests of the Testing library.
    package let usesTestingLibrary: Bool

    package init(sources: [String], isOnMainActor: Bool) {
        let visitor = TestClassVisitor(isOnMainActor: isOnMainActor)
        var usesTestingLibrary = false
        for path in sources {
            guard let text = SourceText(path: path) else { continue }
            if text.contains("import Testing") { usesTestingLibrary = true }
            if text.containsAny(of: ["XCTest", "func test"]) { visitor.walk(Parser.parse(source: text.string)) }
        }
        classes = visitor.declarations
        self.usesTestingLibrary = usesTestingLibrary
    }

    /// All test classes that have tests of their own or inherit some, by name.
    package var testClasses: [TestClass] {
        classes.values.filter { isTestCase($0.name, visited: []) }
            .map { TestClass(name: $0.name, methods: methods(of: $0.name, visited: [])) }
            .filter { !$0.methods.isEmpty }.sorted { $0.name < $1.name }
    }

    private func isTestCase(_ name: String, visited: Set<String>) -> Bool {
        if name == "XCTestCase" || name == "XCTest.XCTestCase" { return true }
        guard !visited.contains(name), let superclass = classes[name]?.superclass else { return false }
        return isTestCase(superclass, visited: visited.union([name]))
    }

    private func methods(of name: String, visited: Set<String>) -> [TestClass.Method] {
        guard !visited.contains(name), let declaration = classes[name] else { return [] }
        let own = declaration.methods
        let inherited = declaration.superclass.map { methods(of: $0, visited: visited.union([name])) } ?? []
        return own + inherited.filter { method in !own.contains { $0.name == method.name } }
    }
}
