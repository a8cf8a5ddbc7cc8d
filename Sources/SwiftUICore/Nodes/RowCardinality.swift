/// How many rows of a lazy container a view is, as far as its type tells.
package enum RowCardinality: Int, Comparable {
    case one
    /// Nearly always one, but the type is hidden.
    case hidden
    /// Any number, also none.
    case several
    /// It has sections or collections, with rows of their own.
    case collection

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    @MainActor private static var known: [ObjectIdentifier: RowCardinality] = [:]

    @MainActor
    package static func of(_ type: any View.Type) -> RowCardinality {
        let key = ObjectIdentifier(type)
        if let result = known[key] { return result }
        let result = find(type)
        known[key] = result
        return result
    }

    @MainActor
    private static func find(_ type: any View.Type) -> RowCardinality {
        if let view = type as? any RowCounting.Type { return view.rowCardinality }
        if let view = type as? any ComposedView.Type { return ofComposition(view) }
        if let view = type as? any PrimitiveView.Type { return isLayoutElement(view) ? .one : .several }
        return ofBody(type)
    }

    @MainActor
    private static func ofComposition<V: ComposedView>(_ type: V.Type) -> RowCardinality { inside(V.Composition.self) }

    private static func isLayoutElement<V: PrimitiveView>(_ type: V.Type) -> Bool { V.Node.self is LayoutNode.Type }

    @MainActor
    private static func ofBody<V: View>(_ type: V.Type) -> RowCardinality {
        V.Body.self == Never.self ? .several : inside(V.Body.self)
    }

    /// Styles are held in hidden types: a control is one view.
    @MainActor
    private static func inside(_ type: any View.Type) -> RowCardinality {
        let result = of(type)
        return result == .hidden ? .one : result
    }
}

/// A view that knows from its type how many rows it is.
@MainActor
package protocol RowCounting {
    static var rowCardinality: RowCardinality { get }
}

extension ForEach: RowCounting where Content: View {
    @MainActor package static var rowCardinality: RowCardinality { .collection }
}

extension Section: RowCounting where Parent: View, Content: View, Footer: View {
    @MainActor package static var rowCardinality: RowCardinality { .collection }
}

extension Group: RowCounting where Content: View {
    @MainActor package static var rowCardinality: RowCardinality { .of(Content.self) }
}

extension ModifiedContent: RowCounting where Content: View, Modifier: ViewModifier {
    @MainActor package static var rowCardinality: RowCardinality { .of(Content.self) }
}

extension AnyView: RowCounting {
    package static var rowCardinality: RowCardinality { .hidden }
}

extension IDView: RowCounting {
    @MainActor package static var rowCardinality: RowCardinality { .of(Content.self) }
}

extension Optional: RowCounting where Wrapped: View {
    @MainActor package static var rowCardinality: RowCardinality { max(.several, .of(Wrapped.self)) }
}

extension _ConditionalContent: RowCounting where TrueContent: View, FalseContent: View {
    @MainActor package static var rowCardinality: RowCardinality { max(.of(TrueContent.self), .of(FalseContent.self)) }
}

extension TupleView: RowCounting {
    @MainActor package static var rowCardinality: RowCardinality {
        let elements = TupleElement.all(of: T.self)
        return elements.map { .of($0.type) }.max().map { elements.count > 1 ? max(.several, $0) : $0 } ?? .several
    }
}
