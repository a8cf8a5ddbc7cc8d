import Foundation

/// The explicit values of a container's children, merged one after the other without being kept.
@usableFromInline package struct ExplicitCombination {
    @usableFromInline let standard: AlignmentKey.Standard
    @usableFromInline var count: CGFloat = 0
    @usableFromInline var total: CGFloat = 0

    @inlinable
    package init(of key: AlignmentKey) { standard = key.standard }

    @inlinable
    package mutating func add(_ value: CGFloat) {
        switch standard {
        case .firstTextBaseline: total = count == 0 ? value : min(total, value)
        case .lastTextBaseline: total = count == 0 ? value : max(total, value)
        default: total += value
        }
        count += 1
    }

    /// nil as long as nothing was added.
    @inlinable
    package var value: CGFloat? {
        guard count > 0 else { return nil }
        return standard == .firstTextBaseline || standard == .lastTextBaseline ? total : total / count
    }
}
