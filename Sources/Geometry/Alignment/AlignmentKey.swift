import Foundation

/// An alignment guide: its identifying type and its axis. Small, and quick to compare.
@usableFromInline package struct AlignmentKey: Hashable, Sendable {
    /// The guides that are computed without asking their type.
    @usableFromInline
    package enum Standard: UInt8, Sendable {
        case other, minimum, center, maximum, firstTextBaseline, lastTextBaseline
    }

    // A metatype is safe to share; only the protocol cannot say so.
    @usableFromInline package nonisolated(unsafe) let id: any AlignmentID.Type
    @usableFromInline package let axis: Axis
    @usableFromInline package let standard: Standard

    package init(id: any AlignmentID.Type, axis: Axis, standard: Standard = .other) {
        self.id = id
        self.axis = axis
        self.standard = standard
    }

    /// Whether a layout forwards the guide only from views that have text.
    @inlinable package var isTextBaseline: Bool { standard == .firstTextBaseline || standard == .lastTextBaseline }

    @inlinable package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        left.id == right.id && left.axis == right.axis
    }

    @usableFromInline package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    /// The guide's place in a view that sets no explicit value.
    @inlinable
    package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        standardValue(in: dimensions.size) ?? id.defaultValue(in: dimensions)
    }

    /// The default that follows from the size alone; nil for a guide that its type has to be asked for.
    @inlinable
    package func standardValue(in size: CGSize) -> CGFloat? {
        switch standard {
        case .minimum: 0
        case .center: size[axis] / 2
        case .maximum, .firstTextBaseline, .lastTextBaseline: size[axis]
        case .other: nil
        }
    }

    /// One value for a container out of the explicit values of its children, in the container's coordinates.
    ///
    /// The first text baseline is the topmost, the last the lowest; every other guide is the mean.
    /// - Returns: nil for no values.
    package func combineExplicit(_ values: some Sequence<CGFloat>) -> CGFloat? {
        var combination = ExplicitCombination(of: self)
        for value in values { combination.add(value) }
        return combination.value
    }
}
