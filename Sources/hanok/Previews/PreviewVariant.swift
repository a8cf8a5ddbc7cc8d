/// One way in which all previews are rendered.
struct PreviewVariant: Equatable {
    let locale: String
    /// `light` or `dark`; nil is light.
    let appearance: String?
    /// What stands behind each picture's name, empty where there is one variant alone.
    let suffix: String

    /// Each language in each appearance that the command line asks for.
    static func all(_ arguments: Arguments) throws -> [PreviewVariant] {
        let locales = list(arguments["--locale"]) ?? ["en_US"]
        let appearances = list(arguments["--appearance"])
        for name in appearances ?? [] where !["light", "dark"].contains(name) {
            throw UsageError("the option '--appearance' takes light, dark or both as light,dark, not '\(name)'")
        }
        return locales.flatMap { locale in
            (appearances.map { $0.map(Optional.some) } ?? [nil]).map { appearance in
                let parts =
                    (locales.count > 1 ? [locale] : []) + ((appearances?.count ?? 0) > 1 ? [appearance ?? ""] : [])
                return PreviewVariant(
                    locale: locale, appearance: appearance, suffix: parts.map { "-" + $0 }.joined())
            }
        }
    }

    private static func list(_ text: String?) -> [String]? {
        let items = text?.split(separator: ",").map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
        return items?.isEmpty == false ? items : nil
    }
}
