/// An element of a collection that a row of a lazy container stands for.
package struct RowIdentity {
    package let collection: ViewNode
    package let id: AnyHashable
}
