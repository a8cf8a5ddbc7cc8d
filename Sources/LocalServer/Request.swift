/// What a client asks for.
package struct Request: Sendable {
    /// Such as `GET`.
    package let method: String
    /// Decoded, without the query.
    package let path: String
    /// What follows the question mark, as it was sent; empty where there is none.
    package let query: String
}
