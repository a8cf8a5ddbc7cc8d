import Platform

/// What the keys of controls mean.
package enum ControlKey {
    case activate, previous, next, up, down, first, last

    /// - Parameter isRightToLeft: whether the left arrow leads onwards.
    package init?(_ event: KeyEvent, isRightToLeft: Bool = false) {
        guard event.phase != .up, event.modifiers.subtracting(.shift).isEmpty else { return nil }
        switch event.key {
        case " ", "\r": self = .activate
        case "\u{F702}": self = isRightToLeft ? .next : .previous
        case "\u{F703}": self = isRightToLeft ? .previous : .next
        case "\u{F700}": self = .up
        case "\u{F701}": self = .down
        case "\u{F729}": self = .first
        case "\u{F72B}": self = .last
        default: return nil
        }
    }
}
