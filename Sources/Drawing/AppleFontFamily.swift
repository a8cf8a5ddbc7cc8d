/// A font family that comes with iOS and that a Linux machine has not: what stands in for it.
package struct AppleFontFamily: Hashable, Sendable {
    package let design: ResolvedFont.Design
    /// 100 to 900, where the name is that of one face; nil leaves it to the text.
    package let weight: Int?
    package let isItalic: Bool

    /// Knows families and faces by their names: `Georgia`, `American Typewriter`, `HelveticaNeue-BoldItalic`.
    package init?(named name: String) {
        let parts = name.split(separator: "-", maxSplits: 1)
        guard let family = parts.first, let design = Self.design(of: family) else { return nil }
        self.design = design
        let face = parts.count > 1 ? parts[1].lowercased() : ""
        isItalic = face.contains("italic") || face.contains("oblique")
        weight = Self.weights.first { face.contains($0.name) }?.weight
    }

    private static func design(of family: Substring) -> ResolvedFont.Design? {
        let letters = family.lowercased().filter { $0 != " " }
        let base = letters.hasSuffix("mt") || letters.hasSuffix("ps") ? String(letters.dropLast(2)) : letters
        return designs[base] ?? designs[letters]
    }

    /// The families of iOS for Latin text, by what their letters look like.
    private static let designs: [String: ResolvedFont.Design] = {
        var designs: [String: ResolvedFont.Design] = [:]
        for family in [
            "georgia", "timesnewroman", "timesnewromanps", "times", "baskerville", "palatino", "didot", "cochin",
            "hoeflertext", "bodoni72", "bodoni72oldstyle", "bodoni72smallcaps", "charter", "iowanoldstyle", "newyork",
            "americantypewriter", "rockwell", "superclarendon", "athelas", "bigcaslon", "copperplate",
        ] { designs[family] = .serif }
        for family in ["courier", "couriernew", "menlo", "monaco", "sfmono", "andalemono"] {
            designs[family] = .monospaced
        }
        for family in ["chalkboardse", "chalkduster", "markerfelt", "noteworthy", "bradleyhand", "arialroundedmtbold"] {
            designs[family] = .rounded
        }
        for family in [
            "helvetica", "helveticaneue", "arial", "avenir", "avenirnext", "avenirnextcondensed", "futura", "gillsans",
            "optima", "verdana", "trebuchet", "dinalternate", "dincondensed", "sfpro", "sfprotext", "sfprodisplay",
        ] { designs[family] = .standard }
        designs["sfprorounded"] = .rounded
        return designs
    }()

    /// The longer names first, since others are parts of them.
    private static let weights: [(name: String, weight: Int)] = [
        ("ultralight", 100), ("extralight", 200), ("thin", 100), ("light", 300), ("semibold", 600), ("demibold", 600),
        ("extrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700), ("medium", 500), ("roman", 400),
        ("regular", 400), ("book", 400),
    ]
}
