/// A value of a property list, with the line it starts on.
package struct PropertyListValue: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case string(String)
        case array([PropertyListValue])
        case dictionary([String: PropertyListValue])
    }

    package let content: Content
    /// Counted from 1; 0 where the source keeps no lines (an XML property list).
    package let line: Int

    package init(_ content: Content, line: Int = 0) {
        self.content = content
        self.line = line
    }

    package var string: String? {
        if case .string(let value) = content { value } else { nil }
    }

    package var array: [PropertyListValue]? {
        if case .array(let values) = content { values } else { nil }
    }

    package var dictionary: [String: PropertyListValue]? {
        if case .dictionary(let values) = content { values } else { nil }
    }
}
