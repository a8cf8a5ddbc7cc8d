import Platform

/// What a step expects of an element besides its name; nothing where it says nothing.
package struct ElementExpectation: Equatable {
    package var role: AccessibilityRole?
    package var value: String?
    /// By the names that a tree has for them.
    package var traits: Set<String> = []
    package var absentTraits: Set<String> = []

    package init(
        role: AccessibilityRole? = nil, value: String? = nil, traits: Set<String> = [], absentTraits: Set<String> = []
    ) {
        self.role = role
        self.value = value
        self.traits = traits
        self.absentTraits = absentTraits
    }

    /// The traits that a script names, in the words of a tree.
    static let traitWords = ["selected", "disabled", "focused", "header", "modal"]
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
        let expected = "role, value, not, or \(ElementExpectation.traitWords.joined(separator: ", "))"
        let word = try word(expected)
        guard ElementExpectation.traitWords.contains(word) else {
            throw DriveSyntaxError.missing(expected, at: word)
        }
        return word
    }
}
