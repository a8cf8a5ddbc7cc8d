/// The two forms of an English noun, by the rules of spelling.
enum EnglishNoun {
    /// The form beside one; a singular stays as it is.
    static func singular(_ noun: String) -> String {
        if let known = singulars[noun.lowercased()] { return cased(known, as: noun) }
        guard isPlural(noun) else { return noun }
        let lower = noun.lowercased()
        if lower.hasSuffix("ies"), !endingInIE.contains(lower) { return noun.dropLast(3) + "y" }
        let addsSyllable =
            syllables.contains(where: lower.hasSuffix) || singularsInS.contains(String(lower.dropLast(2)))
        return String(noun.dropLast(addsSyllable ? 2 : 1))
    }

    /// The form beside any number but one; a plural stays as it is.
    static func plural(_ noun: String) -> String {
        let lower = noun.lowercased()
        if let known = plurals[lower] { return cased(known, as: noun) }
        if isPlural(noun) { return noun }
        if sibilants.contains(where: lower.hasSuffix) { return noun + "es" }
        if lower.hasSuffix("y"), let beforeLast = lower.dropLast().last, !"aeiou".contains(beforeLast) {
            return noun.dropLast() + "ies"
        }
        return noun + "s"
    }

    /// “Times” and “boxes” are; “bus”, “class” and “axis” are not.
    private static func isPlural(_ noun: String) -> Bool {
        let lower = noun.lowercased()
        if singulars[lower] != nil { return true }
        return lower.count > 2 && lower.hasSuffix("s") && !["ss", "us", "is"].contains(where: lower.hasSuffix)
            && !singularsInS.contains(lower)
    }

    private static func cased(_ known: String, as noun: String) -> String {
        noun.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known
    }

    private static let sibilants = ["s", "x", "z", "ch", "sh"]
    /// Those that “es” follows in the plural; “houses” and “sizes” have an “e” of their own.
    private static let syllables = ["sses", "xes", "zzes", "ches", "shes"]
    private static let singularsInS: Set<String> = [
        "gas", "lens", "atlas", "canvas", "bias", "alias", "yes", "bus", "bonus", "virus", "status", "campus",
    ]
    private static let endingInIE: Set<String> = [
        "movies", "cookies", "calories", "pies", "ties", "selfies", "zombies", "brownies", "smoothies", "hoodies",
        "genies",
    ]
    private static let plurals = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "mouse": "mice", "goose": "geese", "leaf": "leaves", "life": "lives", "knife": "knives", "wife": "wives",
        "half": "halves", "shelf": "shelves", "wolf": "wolves", "potato": "potatoes", "tomato": "tomatoes",
        "hero": "heroes", "sheep": "sheep", "fish": "fish", "series": "series",
    ]
    private static let singulars = Dictionary(uniqueKeysWithValues: plurals.map { ($1, $0) })
}
