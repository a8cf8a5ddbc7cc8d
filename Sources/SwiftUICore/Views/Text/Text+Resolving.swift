import Drawing
import Foundation

extension Text {
    /// What the text says in an environment, as a screen reader or a window's title needs it.
    package func string(in environment: EnvironmentValues) -> String {
        resolved(in: environment).string
    }

    /// The text as it is drawn in an environment, outside of a view of its own.
    package func resolved(in environment: EnvironmentValues, services: Services? = nil) -> TextResolution {
        TextResolution.of(
            self, TextEnvironment(deriving: environment), styles: .environment(environment), date: Date(),
            services: services)
    }
}

extension EnvironmentValues {
    /// The typeface of text that sets no font.
    package var resolvedFont: ResolvedFont {
        let fonts = FontContext(self)
        return fonts.resolve(font ?? fonts.defaultFont, textDecorations.fontModifiers)
    }
}
