/// What a text shows, where that is more than one string.
package protocol TextContent: Equatable, Sendable {
    /// Adds the content's runs in the resolver's style.
    func append(to resolver: inout TextResolver)
}

/// A content whose type is hidden.
package struct AnyTextContent: Equatable, Sendable {
    package let base: any TextContent

    package init(_ base: some TextContent) { self.base = base }

    package static func == (left: Self, right: Self) -> Bool {
        func isEqual<Content: TextContent>(_ content: Content) -> Bool {
            guard let other = right.base as? Content else { return false }
            return content == other
        }
        return isEqual(left.base)
    }
}
