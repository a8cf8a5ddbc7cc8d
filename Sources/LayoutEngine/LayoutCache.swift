/// What a container keeps between two calls of its layout.
@usableFromInline
package protocol LayoutCache {
    init()

    /// Forgets everything; memory may be kept for the next time.
    mutating func invalidate()
}
