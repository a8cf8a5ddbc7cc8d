/// The Swift names of assets of one kind; folders that provide a namespace are types in one another.
struct AssetSymbolTree {
    private struct Symbol {
        let symbol: String
        let name: String
    }

    private var symbols: [Symbol] = []
    private var namespaces: [String: AssetSymbolTree] = [:]

    init(_ names: some Sequence<String>) {
        for name in names.sorted() { add(name, path: name.split(separator: "/").dropLast()) }
    }

    /// All names, those of namespaces too.
    var names: [String] { symbols.map(\.symbol) + namespaces.keys + namespaces.values.flatMap(\.names) }

    /// Each Swift name once: of assets whose names come to the same, the first is meant.
    private mutating func add(_ name: String, path: ArraySlice<Substring>) {
        if let first = path.first {
            namespaces[AssetSymbols.namespace(first), default: AssetSymbolTree([])].add(name, path: path.dropFirst())
            return
        }
        let symbol = AssetSymbols.symbol(name)
        if !symbols.contains(where: { $0.symbol == symbol }) { symbols.append(Symbol(symbol: symbol, name: name)) }
    }

    /// A constant for each asset.
    func declarations(of type: String, indent: String = "    ") -> String {
        let own = symbols.map {
            "\(indent)nonisolated static let \($0.symbol) = \(type)(name: \"\($0.name)\", bundle: .main)"
        }
        let nested = namespaces.sorted { $0.key < $1.key }.map { name, tree in
            "\(indent)enum \(name) {\n\(tree.declarations(of: type, indent: indent + "    "))\n\(indent)}"
        }
        return (own + nested).joined(separator: "\n")
    }

    /// A property of a type that has the asset's value, for names that the type has not itself.
    /// - Parameter start: of the expression that makes the value of the resource.
    func shorthands(of type: String, _ start: String, except reserved: Set<String>) -> String {
        symbols.filter { !reserved.contains($0.symbol) }
            .map { "    nonisolated static var \($0.symbol): \(type) { \(start).\($0.symbol)) }" }
            .joined(separator: "\n")
    }
}
