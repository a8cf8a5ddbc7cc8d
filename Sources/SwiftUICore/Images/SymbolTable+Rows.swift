extension SymbolTable {
    /// An icon of the font, and the symbols that it stands in for.
    struct Row: Sendable {
        let scalar: UInt32
        /// What the font calls the icon.
        let icon: String
        let symbols: [String]

        init(_ scalar: UInt32, _ icon: String, _ symbols: String...) {
            self.scalar = scalar
            self.icon = icon
            self.symbols = symbols
        }
    }

    /// In the order of the first symbol's name.
    static let rows = rowsToH + rowsFromI
}
