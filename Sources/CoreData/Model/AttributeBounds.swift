import AppleFoundation

/// What a model's editor lets one ask of an attribute's values.
struct AttributeBounds {
    /// Of a number, of a text's length, or of a date in seconds since 2001.
    var minimum: Double?
    var maximum: Double?
    /// A text has to match it as a whole.
    var pattern: String?

    /// The code of the first fault; nil where there is none.
    func fault(of value: PropertyValue) -> Int? {
        switch value {
        case .text(let text): fault(of: text)
        case .date(let date):
            fault(of: date.timeIntervalSinceReferenceDate, NSValidationDateTooSoonError, NSValidationDateTooLateError)
        default:
            value.number.flatMap { fault(of: $0, NSValidationNumberTooSmallError, NSValidationNumberTooLargeError) }
        }
    }

    private func fault(of text: String) -> Int? {
        if let code = fault(
            of: Double(text.count), NSValidationStringTooShortError, NSValidationStringTooLongError)
        {
            return code
        }
        guard let pattern else { return nil }
        let matches = NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text)
        return matches ? nil : NSValidationStringPatternMatchingError
    }

    private func fault(of value: Double, _ tooSmall: Int, _ tooLarge: Int) -> Int? {
        if let minimum, value < minimum { return tooSmall }
        if let maximum, value > maximum { return tooLarge }
        return nil
    }
}
