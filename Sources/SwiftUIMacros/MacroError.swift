/// Why a macro can't be expanded; the compiler shows it at the macro's use.
struct MacroError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
