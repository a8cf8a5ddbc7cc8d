import Foundation
import Geometry

/// Merges the explicit values that placed children have for a guide; nil where none has any.
@inlinable
func combineExplicit(
    _ key: AlignmentKey, _ items: some Sequence<PlacedItem>, _ children: some Sequence<some LayoutItem>
) -> CGFloat? {
    var combination = ExplicitCombination(of: key)
    for (item, child) in zip(items, children) {
        if let value = child.explicitValue(of: key, size: item.size, proposal: item.proposal) {
            combination.add(value + item.origin[key.axis])
        }
    }
    return combination.value
}
