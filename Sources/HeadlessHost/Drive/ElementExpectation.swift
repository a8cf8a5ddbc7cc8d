import Platform

/// What a step expects of an element besides its name; nothing where it says nothing.
struct ElementExpectation: Equatable {
    var role: AccessibilityRole?
    var value: String?
    /// By the names that a tree has for them.
    var traits: Set<String> = []
    var absentTraits: Set<String> = []

    @MainActor
    func fits(_ properties: AccessibilityProperties) -> Bool {
        let names = Set(AccessibilityTreeText.names(of: properties.traits))
        return (role.map { $0 == properties.role } ?? true) && (value.map { $0 == properties.value } ?? true)
            && traits.isSubset(of: names) && absentTraits.isDisjoint(with: names)
    }
}

extension DriveTokens {
    /// `role toggle value "1" selected not disabled`, as much of it as there is.
    mutating func takeExpectation() throws -> ElementExpectation {
        var expectation = ElementExpectation()
        while !isAtEnd {
            if take("role") {
                let name = try word("a role")
                guard let role = AccessibilityRole(rawValue: name) else {
                    throw DriveSyntaxError("there is no role “\(name)”")
                }
                expectation.role = role
            } else if take("value") {
                expectation.value = try text("the value in quotation marks")
            } else if take("not") {
                expectation.absentTraits.insert(try trait())
            } else {
                expectation.traits.insert(try trait())
            }
        }
        return expectation
    }

    private mutating func trait() throws -> String {
        let expected = "role, value, not, or \(AccessibilityTreeText.traitWords.joined(separator: ", "))"
        let word = try word(expected)
        guard AccessibilityTreeText.traitWords.contains(word) else {
            throw DriveSyntaxError.missing(expected, at: word)
        }
        return word
    }
}
