import Foundation

extension Text {
    /// The app's string for a resource.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(content: ResourceTextContent(resource: resource)) }

    /// A string with attributes of its own, such as fonts, colours and links.
    // A literal is a key of the app's strings, though it could be one of these too.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(content: AttributedTextContent(string: attributedContent))
    }

    /// A value in a format style, in the locale of the environment.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: FormatStyleTextContent(input, format))
    }

    /// A value in a format style, in the locale of the environment, with the attributes that the style gives.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(content: AttributedFormatTextContent(input, format))
    }

    /// A value as a formatter writes it.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(content: FormatterTextContent(subject, formatter))
    }

    public init(_ subject: Date, formatter: Formatter) { self.init(content: FormatterTextContent(subject, formatter)) }

    public init(_ subject: Decimal, formatter: Formatter) {
        self.init(content: FormatterTextContent(subject, formatter))
    }

    /// An object as a formatter writes it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(content: FormatterTextContent(subject, formatter))
    }
}

extension Text {
    /// A text and another one behind it, each with its own looks.
    public static func + (first: Text, second: Text) -> Text {
        Text(content: ConcatenatedTextContent(first: first, second: second))
    }
}
