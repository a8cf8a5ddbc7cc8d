import Foundation
import Geometry
import Platform

/// Takes the input that meets a node or something in it.
@MainActor
package protocol Responder: AnyObject {
    /// A pointer went down on the node: the recognisers that follow it until it is up, in order of precedence.
    func makeRecognizers() -> [GestureRecognizer]
    /// Whether the nodes inside get no recognisers.
    /// - Parameter path: the nodes inside that the pointer met, innermost first.
    func stopsRecognizers(of path: ArraySlice<LayoutNode>) -> Bool
    /// Scrolls by as much of the delta as it can.
    /// - Returns: whether it took any of it.
    func scroll(_ event: ScrollEvent) -> Bool
    /// The secondary button went down on the node or on something in it.
    /// - Returns: whether it means something here.
    func secondaryClick() -> Bool
    /// Wants to know when the pointer is over the node.
    var followsHover: Bool { get }
    /// The pointer is over the node at a point of its coordinates, or has left it.
    func hover(_ phase: HoverPhase)
}

/// Where the pointer is, over a view.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

extension Responder {
    package func makeRecognizers() -> [GestureRecognizer] { [] }
    package func stopsRecognizers(of path: ArraySlice<LayoutNode>) -> Bool { false }
    package func scroll(_ event: ScrollEvent) -> Bool { false }
    package func secondaryClick() -> Bool { false }
    package var followsHover: Bool { false }
    package func hover(_ phase: HoverPhase) {}
}
