/// What is selected in a text that people type in.
///
/// Its indices are those of the text that the field shows.
public struct TextSelection: Hashable, Sendable {
    public enum Indices: Hashable, Sendable {
        case selection(Range<String.Index>)
        /// Fields select one range: of several they take the first.
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: Indices
    /// The side of a line break that a caret stands on; `automatic` in all fields.
    public private(set) var affinity = TextSelectionAffinity.automatic

    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    /// A caret.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// Whether nothing is selected: there is a caret alone.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// What a field selects.
    var range: Range<String.Index>? {
        switch indices {
        case .selection(let range): range
        case .multiSelection(let ranges): ranges.ranges.first
        }
    }
}

/// The side of a line break that a caret stands on.
public enum TextSelectionAffinity: Hashable, Sendable {
    case automatic, upstream, downstream
}
