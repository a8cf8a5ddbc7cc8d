/// The values that a format such as `%@ has %lld cards` takes.
struct FormatValues {
    struct Specifier {
        /// Counted from 1.
        let place: Int
        /// What follows the place, such as `lld`.
        let format: String
        let range: Range<String.Index>

        var isNumber: Bool { format.last.map("diuDUfFeEgGaA".contains) ?? false }
    }

    private let text: String
    let specifiers: [Specifier]

    init(_ text: String) {
        self.text = text
        var next = 1
        var specifiers: [Specifier] = []
        let pattern = /%(?:([0-9]+)\$)?([-+0#']*[0-9.]*(?:hh|h|ll|l|q|z|t|j)?[@diuDUoxXfFeEgGaAcCsSp])|%%/
        for match in text.matches(of: pattern) {
            guard let format = match.2 else { continue }
            let place = match.1.flatMap { Int($0) } ?? next
            if match.1 == nil { next += 1 }
            specifiers.append(Specifier(place: place, format: String(format), range: match.range))
        }
        self.specifiers = specifiers
    }

    /// The place of the first number, counted from 1.
    var placeOfNumber: Int? { specifiers.first(where: \.isNumber)?.place }

    /// The format of the first number, such as `lld`.
    var numberFormat: String? { specifiers.first(where: \.isNumber)?.format }

    /// The format with the place of each value written out.
    var placed: String {
        var result = text
        for specifier in specifiers.reversed() {
            result.replaceSubrange(specifier.range, with: "%\(specifier.place)$\(specifier.format)")
        }
        return result
    }
}
