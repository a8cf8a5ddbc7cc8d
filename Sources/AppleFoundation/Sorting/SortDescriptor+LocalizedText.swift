import Foundation

/// The comparators of texts that Foundation on Linux lacks: `localizedStandard` and `localized`.
public enum _LocalizedTextComparator: Sendable {
    /// As a list of files is sorted: without regard to cases, numbers by their size.
    case localizedStandard
    /// As the user's language sorts words.
    case localized
}

extension SortDescriptor {
    /// Sorts by a text, as the user's language has it.
    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _LocalizedTextComparator,
        order: SortOrder = .forward
    ) {
        let path: KeyPath<Compared, String> = keyPath
        switch comparator {
        case .localizedStandard: self.init(Self.shared(path.appending(path: \.inStandardOrder)), order: order)
        case .localized: self.init(Self.shared(path.appending(path: \.inLocalizedOrder)), order: order)
        }
    }

    /// A key path that may be shared, as the one that it was made of.
    private static func shared<Value>(_ path: KeyPath<Compared, Value>) -> any KeyPath<Compared, Value> & Sendable {
        unsafeBitCast(path, to: (any KeyPath<Compared, Value> & Sendable).self)
    }
}

extension String {
    fileprivate var inStandardOrder: StandardText { StandardText(text: self) }
    fileprivate var inLocalizedOrder: LocalizedText { LocalizedText(text: self) }
}

private struct StandardText: Comparable {
    let text: String

    static func < (left: Self, right: Self) -> Bool {
        left.text.localizedStandardCompare(right.text) == .orderedAscending
    }
}

private struct LocalizedText: Comparable {
    let text: String

    static func < (left: Self, right: Self) -> Bool { left.text.localizedCompare(right.text) == .orderedAscending }
}
