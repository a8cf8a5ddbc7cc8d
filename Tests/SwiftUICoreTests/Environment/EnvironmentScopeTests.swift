import Foundation
import Testing

@testable import SwiftUICore

/// What is derived from an environment is worked out once for all scopes that differ in other values only.
@MainActor
struct EnvironmentScopeTests {
    private let root = EnvironmentScope(root: EnvironmentValues())

    @Test func aScopeThatSetsSomethingElseSharesWhatIsDerived() {
        let tinted = EnvironmentScope(parent: root) { $0.isEnabled = false }
        #expect(tinted.value(TextEnvironment.self) === root.value(TextEnvironment.self))
        #expect(!tinted.values.isEnabled)
    }

    @Test func aScopeThatSetsWhatItDependsOnDoesNot() {
        let large = EnvironmentScope(parent: root) { $0.font = .largeTitle }
        let inner = EnvironmentScope(parent: large) { $0.isEnabled = false }
        #expect(large.value(TextEnvironment.self) != root.value(TextEnvironment.self))
        #expect(inner.value(TextEnvironment.self) === large.value(TextEnvironment.self))
    }

    @Test func aChangeAboveReachesASharingScope() {
        let inner = EnvironmentScope(parent: root) { $0.isEnabled = false }
        let before = inner.value(TextEnvironment.self)
        var values = EnvironmentValues()
        values.locale = Locale(identifier: "ko_KR")
        root.replace(values)
        #expect(before.locale.identifier != "ko_KR")
        #expect(inner.value(TextEnvironment.self).locale.identifier == "ko_KR")
    }

    @Test func aScopeThatEndsTakesItselfOut() {
        var scopes = (0..<3).map { index in EnvironmentScope(parent: root) { $0.lineSpacing = CGFloat(index) } }
        scopes.removeFirst()
        var values = EnvironmentValues()
        values.isEnabled = false
        root.replace(values)
        #expect(scopes.map(\.values.lineSpacing) == [1, 2])
        #expect(scopes.allSatisfy { !$0.values.isEnabled })
    }
}
