/// Which symbols point the other way where text runs from right to left.
///
/// Source: Apple's Human Interface Guidelines, Right to left: symbols named for the direction of reading flip, those
/// named for a side do not; nor do the buttons of players (`forward.fill`), whose names begin with the word.
enum SymbolDirection {
    static func followsText(_ name: String) -> Bool {
        name.split(separator: ".").dropFirst().contains { part in
            part == "forward" || part == "backward" || part.hasPrefix("leading") || part.hasPrefix("trailing")
        }
    }
}
