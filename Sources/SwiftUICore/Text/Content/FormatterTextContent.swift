import Foundation

/// A value as a formatter writes it, or its description.
struct FormatterTextContent: TextContent, @unchecked Sendable {
    let subject: AnyHashable
    let formatter: Formatter?

    init<Subject: Hashable>(_ subject: Subject, _ formatter: Formatter?) {
        self.subject = AnyHashable(subject)
        self.formatter = formatter
    }

    func append(to resolver: inout TextResolver) {
        let value = subject.base
        resolver.append(formatter.map { $0.string(for: value) ?? "" } ?? "\(value)")
    }
}
