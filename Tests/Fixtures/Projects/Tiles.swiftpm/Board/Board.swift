public struct Board {
    private let names: [String]
    public init(names: [String]) { self.names = names }
    public var title: String { names.joined(separator: " and ") }
}
