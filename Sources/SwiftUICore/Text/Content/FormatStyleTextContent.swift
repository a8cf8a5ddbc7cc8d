import Foundation

/// A value in a format style that makes a string.
struct FormatStyleTextContent<Style: FormatStyle>: TextContent, @unchecked Sendable
where Style.FormatInput: Equatable, Style.FormatOutput == String {
    let input: Style.FormatInput
    let style: Style

    init(_ input: Style.FormatInput, _ style: Style) {
        self.input = input
        self.style = style
    }

    func append(to resolver: inout TextResolver) {
        resolver.append(resolver.environment.localized(style).format(input))
    }
}

/// A value in a format style that makes a string with attributes.
struct AttributedFormatTextContent<Style: FormatStyle>: TextContent, @unchecked Sendable
where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
    let input: Style.FormatInput
    let style: Style

    init(_ input: Style.FormatInput, _ style: Style) {
        self.input = input
        self.style = style
    }

    func append(to resolver: inout TextResolver) {
        resolver.append(resolver.environment.localized(style).format(input))
    }
}
