/// One way in which all previews are rendered.
struct PreviewVariant: Equatable {
    let locale: String
    /// `light` or `dark`; nil is light.
    let appearance: String?
    /// The user's size of text; nil is `large`.
    let textSize: String?
    /// What stands behind each picture's name, empty where there is one variant alone.
    let suffix: String

    /// Each language in each appearance and text size that the command line asks for.
    static func all(_ arguments: Arguments) throws -> [PreviewVariant] {
        let locales = list(arguments["--locale"]) ?? ["en_US"]
        let appearances = try choices("--appearance", ["light", "dark"], arguments)
        let sizes = try choices("--text-size", Option.textSizes, arguments)
        return locales.flatMap { locale in
            appearances.flatMap { appearance in
                sizes.map { size in
                    let parts = [
                        locales.count > 1 ? locale : nil, appearances.count > 1 ? appearance : nil,
                        sizes.count > 1 ? size : nil,
                    ]
                    return PreviewVariant(
                        locale: locale, appearance: appearance, textSize: size,
                        suffix: parts.compactMap { $0 }.map { "-" + $0 }.joined())
                }
            }
        }
    }

    /// The values of an option that takes several; one nil where it is not there.
    private static func choices(
        _ option: String, _ allowed: [String], _ arguments: Arguments
    ) throws -> [String?] {
        guard let values = list(arguments[option]) else { return [nil] }
        for value in values where !allowed.contains(value) {
            throw UsageError(
                "the option '\(option)' takes \(allowed.joined(separator: ", ")), one or several with commas between "
                    + "them, not '\(value)'")
        }
        return values
    }

    private static func list(_ text: String?) -> [String]? {
        let items = text?.split(separator: ",").map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
        return items?.isEmpty == false ? items : nil
    }
}
