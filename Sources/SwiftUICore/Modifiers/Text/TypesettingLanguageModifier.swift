import Foundation

/// The language whose rules texts are set by.
public struct TypesettingLanguage: Equatable, Sendable {
    let language: Locale.Language?

    /// That of the environment's locale.
    public static let automatic = TypesettingLanguage(language: nil)

    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

extension View {
    /// Sets the language that texts are in: letters are chosen for it that several languages write differently.
    public nonisolated func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the language that texts are in: letters are chosen for it that several languages write differently.
    public nonisolated func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View {
        transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language } }
    }
}

extension EnvironmentValues {
    var typesettingLanguage: TypesettingLanguage {
        get { self[TypesettingLanguageKey.self] }
        set { self[TypesettingLanguageKey.self] = newValue }
    }
}

struct TypesettingLanguageKey: EnvironmentKey {
    static var defaultValue: TypesettingLanguage { .automatic }
}
