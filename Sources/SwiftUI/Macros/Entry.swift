import SwiftUICore

/// Makes a variable in an extension of a values type an entry of its own, with the key that it needs.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var cardBackColor: Color = .orange
///     @Entry var selectedTheme: String?
/// }
/// ```
/// It works in extensions of `EnvironmentValues`, `Transaction`, `ContainerValues` and `FocusedValues`. A default value
/// is needed unless the type is optional; entries of `FocusedValues` are always optional. Write the type out for a
/// default value that should be made anew each time it is asked for.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
