/// Several views in order, as a builder's block makes them.
@frozen
public nonisolated struct TupleView<T>: View {
    public var value: T

    public nonisolated init(_ value: T) { self.value = value }
}

extension TupleView: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> TupleNode<T> { TupleNode(value, inputs) }
    @MainActor
    package func updateNode(_ node: TupleNode<T>) { node.update(to: value) }
}

/// Holds a node for each element of a tuple of views.
package final class TupleNode<T>: ViewNode {
    private let elements: [TupleElement]
    private var children: [ViewNode] = []

    @MainActor
    init(_ value: T, _ inputs: _ViewInputs) {
        elements = TupleElement.all(of: T.self)
        super.init(inputs)
        let inputs = self.inputs
        children.reserveCapacity(elements.count)
        withUnsafeBytes(of: value) { bytes in
            for element in elements { children.append(element.make(bytes.baseAddress!, inputs)) }
        }
    }

    @MainActor
    func update(to value: T) {
        withUnsafeBytes(of: value) { bytes in
            for index in elements.indices { elements[index].update(children[index], bytes.baseAddress!) }
        }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        for child in children { body(child) }
    }

    override package func appendElements(to result: inout [LayoutNode]) {
        for child in children { child.appendElements(to: &result) }
    }
}

/// One element of a tuple type: where it lies, and how its view makes a node.
@MainActor
struct TupleElement {
    private let offset: Int
    let type: any View.Type

    private static var known: [ObjectIdentifier: [TupleElement]] = [:]

    /// The elements of a type that is a tuple of views, or one view; found once a type.
    static func all(of type: Any.Type) -> [TupleElement] {
        let key = ObjectIdentifier(type)
        if let elements = known[key] { return elements }
        let elements = read(type)
        known[key] = elements
        return elements
    }

    /// Reads the tuple's metadata: kind, count and labels, a word each, then type and offset of each element (the
    /// layout is fixed by Swift's ABI). `Mirror` would box every element at every update.
    private static func read(_ type: Any.Type) -> [TupleElement] {
        if let single = type as? any View.Type { return [TupleElement(offset: 0, type: single)] }
        let word = MemoryLayout<Int>.size
        let tupleKind = 0x301
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard metadata.load(as: Int.self) == tupleKind else {
            preconditionFailure("TupleView holds \(type), which is neither a view nor a tuple of views.")
        }
        return (0..<metadata.load(fromByteOffset: word, as: Int.self)).map { index in
            let entry = metadata + 3 * word + index * 2 * word
            let elementType = unsafeBitCast(entry.load(as: UnsafeRawPointer.self), to: Any.Type.self)
            guard let view = elementType as? any View.Type else {
                preconditionFailure("TupleView holds a \(elementType), which is no view.")
            }
            return TupleElement(offset: Int(entry.load(fromByteOffset: word, as: UInt32.self)), type: view)
        }
    }

    func make(_ tuple: UnsafeRawPointer, _ inputs: _ViewInputs) -> ViewNode {
        func open<Content: View>(_ type: Content.Type) -> ViewNode {
            Content.makeNode((tuple + offset).assumingMemoryBound(to: Content.self).pointee, inputs)
        }
        return _openExistential(type, do: open)
    }

    func update(_ node: ViewNode, _ tuple: UnsafeRawPointer) {
        func open<Content: View>(_ type: Content.Type) {
            Content.updateNode(node, to: (tuple + offset).assumingMemoryBound(to: Content.self).pointee)
        }
        _openExistential(type, do: open)
    }

    func view(in tuple: UnsafeRawPointer) -> AnyView {
        func open<Content: View>(_ type: Content.Type) -> AnyView {
            AnyView((tuple + offset).assumingMemoryBound(to: Content.self).pointee)
        }
        return _openExistential(type, do: open)
    }
}
