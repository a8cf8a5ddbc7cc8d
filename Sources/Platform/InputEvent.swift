import Foundation
import Geometry

/// What a user did, in the window's coordinates (points, y downwards). Times are seconds on the frame clock.
package enum InputEvent: Sendable {
    case pointer(PointerEvent)
    case scroll(ScrollEvent)
    /// A pinch or a turn by touchpad or two fingers.
    case transform(TransformEvent)
    /// Something that comes from outside of the window is dragged over it.
    case drag(DragEvent)
    case key(KeyEvent)
    /// Text that an input method or the keyboard has produced.
    case text(String)
    /// Text that an input method has not finished, in place of what it had before; empty where it has none any more.
    /// The caret is counted in Unicode scalars.
    case composition(String, caret: Int)
}

package struct PointerEvent: Sendable {
    package enum Phase: Sendable { case down, moved, up, cancelled, hovered, left }
    package enum Device: Sendable { case mouse, touch }

    package var phase: Phase
    package var location: CGPoint
    package var time: Double
    package var device: Device
    /// 0 the primary button, 1 the secondary.
    package var button: Int
    package var modifiers: KeyModifiers

    package init(
        phase: Phase, location: CGPoint, time: Double, device: Device = .mouse, button: Int = 0,
        modifiers: KeyModifiers = []
    ) {
        self.phase = phase
        self.location = location
        self.time = time
        self.device = device
        self.button = button
        self.modifiers = modifiers
    }
}

package struct ScrollEvent: Sendable {
    package enum Phase: Sendable { case changed, ended }

    package var location: CGPoint
    /// Points by which the content moves, positive right and down.
    package var delta: CGSize
    package var phase: Phase
    package var time: Double

    package init(location: CGPoint, delta: CGSize, phase: Phase = .changed, time: Double) {
        self.location = location
        self.delta = delta
        self.phase = phase
        self.time = time
    }
}

package struct TransformEvent: Sendable {
    package enum Phase: Sendable { case began, changed, ended, cancelled }

    package var phase: Phase
    package var location: CGPoint
    /// Relative to the start, 1 is unchanged.
    package var scale: CGFloat
    /// Radians relative to the start, clockwise.
    package var rotation: CGFloat
    package var time: Double

    package init(phase: Phase, location: CGPoint, scale: CGFloat, rotation: CGFloat, time: Double) {
        self.phase = phase
        self.location = location
        self.scale = scale
        self.rotation = rotation
        self.time = time
    }
}

/// What is dragged over a window and was not lifted in it, or has left it meanwhile.
///
/// The content answers `moved` with whether it would take it there, and `dropped` with whether it did.
package struct DragEvent: Sendable {
    package enum Phase: Sendable { case entered, moved, left, dropped }
    package typealias Source = AnyObject & Sendable

    package var phase: Phase
    package var location: CGPoint
    /// MIME types of its data, the best first.
    package var mimeTypes: [String]
    /// What is known of the data: lists of addresses from the beginning, the rest when it is dropped.
    package var data: [String: Data]
    /// What the drag was begun with, where that was in a window of the same program.
    package var source: (any Source)?
    package var time: Double

    package init(
        phase: Phase, location: CGPoint, mimeTypes: [String] = [], data: [String: Data] = [:],
        source: (any Source)? = nil, time: Double
    ) {
        self.phase = phase
        self.location = location
        self.mimeTypes = mimeTypes
        self.data = data
        self.source = source
        self.time = time
    }

    /// The MIME type of addresses, one a line (RFC 2483).
    package static let addressList = "text/uri-list"
}

package struct KeyModifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let shift = KeyModifiers(rawValue: 1)
    package static let control = KeyModifiers(rawValue: 2)
    package static let option = KeyModifiers(rawValue: 4)
    package static let command = KeyModifiers(rawValue: 8)
}

package struct KeyEvent: Sendable {
    package enum Phase: Sendable { case down, `repeat`, up }

    package var phase: Phase
    /// A lower-case character, or one of Apple's function-key characters (return "\r", escape "\u{1B}", tab "\t",
    /// delete "\u{8}", forward delete "\u{7F}", arrows "\u{F700}" up, "\u{F701}" down, "\u{F702}" left, "\u{F703}" right,
    /// home "\u{F729}", end "\u{F72B}", page up "\u{F72C}", page down "\u{F72D}", menu "\u{F735}").
    package var key: Character
    package var modifiers: KeyModifiers
    package var time: Double

    package init(phase: Phase, key: Character, modifiers: KeyModifiers = [], time: Double) {
        self.phase = phase
        self.key = key
        self.modifiers = modifiers
        self.time = time
    }
}
