/// One of two views, as `if`/`else` and `switch` in a builder make it. Each branch has an identity of its own.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
    package enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    package let storage: Storage

    package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> BranchNode {
        let node = BranchNode(inputs)
        updateNode(node)
        return node
    }

    @MainActor
    package func updateNode(_ node: BranchNode) {
        switch storage {
        case .trueContent(let content): node.show(content, branch: 0)
        case .falseContent(let content): node.show(content, branch: 1)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> BranchNode {
        let node = BranchNode(inputs)
        updateNode(node)
        return node
    }

    @MainActor
    package func updateNode(_ node: BranchNode) {
        switch self {
        case .some(let content): node.show(content, branch: 0)
        case .none: node.showNothing()
        }
    }
}
