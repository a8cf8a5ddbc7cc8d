import Foundation
import Geometry
import Platform

/// Takes the input that meets a node or something in it.
@MainActor
package protocol Responder: AnyObject {
    /// A pointer went down on the node: the recognisers that follow it until it is up, in order of precedence.
    func makeRecognizers() -> [GestureRecognizer]
    /// Scrolls by as much of the delta as it can.
    /// - Returns: whether it took any of it.
    func scroll(_ event: ScrollEvent) -> Bool
    /// The pointer came over the node or left it.
    func hover(_ phase: HoverEvent)
}

package enum HoverEvent { case active(CGPoint), ended }

extension Responder {
    package func makeRecognizers() -> [GestureRecognizer] { [] }
    package func scroll(_ event: ScrollEvent) -> Bool { false }
    package func hover(_ phase: HoverEvent) {}
}
