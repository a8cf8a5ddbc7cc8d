import Foundation
import Geometry
import Platform
import SwiftUITestSupport

@testable import SwiftUICore

/// A view with a value of its own, which the test reads.
struct WithState<Value, Content: View>: View {
    @State private var value: Value
    let box: ValueBox<Value>
    let content: (Binding<Value>) -> Content

    init(_ box: ValueBox<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        _value = State(wrappedValue: box.value)
        self.box = box
        self.content = content
    }

    var body: some View {
        content(
            Binding(
                get: { value },
                set: {
                    value = $0
                    box.value = $0
                }))
    }
}

/// The value that a view has set last.
@MainActor
final class ValueBox<Value> {
    nonisolated(unsafe) var value: Value
    init(_ value: Value) { self.value = value }
}

extension ViewHarness {
    /// Gives the keyboard to the first control that takes it.
    @discardableResult
    func focusFirst() -> Bool {
        func find(_ node: LayoutNode) -> (any KeyResponder)? {
            if let responder = node.keyResponder { return responder }
            var found: (any KeyResponder)?
            node.forEachLayoutChild { if found == nil { found = find($0) } }
            return found
        }
        viewGraph.focus = find(viewGraph.root)
        settle()
        return viewGraph.focus != nil
    }

    @discardableResult
    func press(_ key: Character) -> Bool {
        let isTaken = send(.key(KeyEvent(phase: .down, key: key, time: now)))
        send(.key(KeyEvent(phase: .up, key: key, time: now)))
        return isTaken
    }

    func perform(_ action: AccessibilityAction, on name: String) -> Bool {
        defer { settle() }
        return element(name)?.perform(action) ?? false
    }
}
