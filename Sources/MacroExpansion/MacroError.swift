/// Why a macro can't be expanded; the compiler shows it at the macro's use.
package struct MacroError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
