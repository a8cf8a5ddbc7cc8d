/// A text and one behind it.
struct ConcatenatedTextContent: TextContent {
    let first: Text
    let second: Text

    func append(to resolver: inout TextResolver) {
        resolver.append(first)
        resolver.append(second)
    }
}
