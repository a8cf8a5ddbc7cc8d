import CGtk4
import Foundation

/// The edges and corners by which a window is resized where nobody else draws a frame around it.
enum WindowEdge {
    /// Points from the edge inwards.
    private static let reach: CGFloat = 5
    /// Points along the edge that belong to its corner.
    private static let cornerReach: CGFloat = 14

    /// - Returns: nil away from the edges.
    static func at(_ location: CGPoint, of size: CGSize) -> GdkSurfaceEdge? {
        let horizontal = min(location.x, size.width - location.x)
        let vertical = min(location.y, size.height - location.y)
        guard min(horizontal, vertical) < reach else { return nil }
        let isWest = location.x < size.width / 2
        let isNorth = location.y < size.height / 2
        if max(horizontal, vertical) < cornerReach {
            if isNorth { return isWest ? GDK_SURFACE_EDGE_NORTH_WEST : GDK_SURFACE_EDGE_NORTH_EAST }
            return isWest ? GDK_SURFACE_EDGE_SOUTH_WEST : GDK_SURFACE_EDGE_SOUTH_EAST
        }
        if horizontal < vertical { return isWest ? GDK_SURFACE_EDGE_WEST : GDK_SURFACE_EDGE_EAST }
        return isNorth ? GDK_SURFACE_EDGE_NORTH : GDK_SURFACE_EDGE_SOUTH
    }

    /// The name of the cursor that shows it.
    static func cursor(for edge: GdkSurfaceEdge) -> String {
        switch edge {
        case GDK_SURFACE_EDGE_NORTH_WEST: "nw-resize"
        case GDK_SURFACE_EDGE_NORTH: "n-resize"
        case GDK_SURFACE_EDGE_NORTH_EAST: "ne-resize"
        case GDK_SURFACE_EDGE_WEST: "w-resize"
        case GDK_SURFACE_EDGE_EAST: "e-resize"
        case GDK_SURFACE_EDGE_SOUTH_WEST: "sw-resize"
        case GDK_SURFACE_EDGE_SOUTH: "s-resize"
        default: "se-resize"
        }
    }
}
