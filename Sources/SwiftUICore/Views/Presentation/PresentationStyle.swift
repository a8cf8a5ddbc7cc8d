import Foundation
import Geometry
import Platform

/// Where presented content goes, how it comes and goes, and what it does to what is below.
package struct PresentationStyle {
    package enum Placement {
        /// All of the window.
        case window
        /// In the middle.
        case center
        /// At the lower edge, a margin away from the sides.
        case bottom(margin: CGFloat)
        /// Along all of the lower edge.
        case lowerEdge
        /// At a rectangle of the view that presents it, on the side where there is room.
        case anchored(PresentationAnchor)
        /// A card that rises from the lower edge.
        case sheet
        /// A bubble with an arrow at a rectangle of the view that presents it; a sheet where the window is narrow.
        case popover(PresentationAnchor)
    }

    package enum Transition {
        case none
        /// From the lower edge.
        case slide
        case fade
        /// Comes from a larger size, goes by fading.
        case settle
        /// Grows out of the anchor.
        case grow
    }

    package var placement: Placement
    package var transition: Transition
    /// What is below is darker.
    package var dims = true
    /// What of the view that presents it is drawn above what is darker; takes that view.
    package var lifted: (@MainActor (LayoutNode) -> LayoutNode?)?
    /// What is below can't be used.
    package var isModal = true
    /// A tap outside of the content ends the presentation.
    package var leavesOnOutsideTap = false
    /// A tap outside of the content does what the button that cancels does, if there is one (UIKit calls its handler).
    package var cancelsOnOutsideTap = false
    /// The Escape key ends the presentation.
    package var leavesOnEscape = true
    /// The content gets the lighter backgrounds that dark sheets have.
    package var isElevated = false
    /// Colours and fonts of the presenter do not reach the content, whose looks are the system's.
    package var isSystemStyled = false
    package var role = AccessibilityRole.group

    package init(placement: Placement, transition: Transition) {
        self.placement = placement
        self.transition = transition
    }

    /// Covers the window.
    package static var cover: PresentationStyle {
        var style = PresentationStyle(placement: .window, transition: .slide)
        style.dims = false
        style.leavesOnEscape = false
        style.role = .sheet
        return style
    }

    package static var sheet: PresentationStyle {
        var style = PresentationStyle(placement: .sheet, transition: .slide)
        style.leavesOnOutsideTap = true
        style.isElevated = true
        style.role = .sheet
        return style
    }

    package static var alert: PresentationStyle {
        var style = PresentationStyle(placement: .center, transition: .settle)
        style.isSystemStyled = true
        style.role = .alert
        return style
    }

    /// Choices at the lower edge.
    package static func actionSheet(margin: CGFloat) -> PresentationStyle {
        var style = PresentationStyle(placement: .bottom(margin: margin), transition: .slide)
        style.leavesOnOutsideTap = true
        style.cancelsOnOutsideTap = true
        style.isSystemStyled = true
        style.role = .alert
        return style
    }

    /// A bar along the lower edge; what is beside it can be used.
    package static var lowerBar: PresentationStyle {
        var style = PresentationStyle(placement: .lowerEdge, transition: .fade)
        style.dims = false
        style.isModal = false
        style.isSystemStyled = true
        return style
    }

    /// Choices at a view, which grow out of it.
    package static func menu(_ anchor: PresentationAnchor = PresentationAnchor()) -> PresentationStyle {
        var style = PresentationStyle(placement: .anchored(anchor), transition: .grow)
        style.dims = false
        style.leavesOnOutsideTap = true
        style.isSystemStyled = true
        style.role = .menu
        return style
    }

    /// Content at a view, on top of what is there.
    package static func popover(_ anchor: PresentationAnchor) -> PresentationStyle {
        var style = PresentationStyle(placement: .popover(anchor), transition: .slide)
        style.leavesOnOutsideTap = true
        style.isElevated = true
        style.role = .sheet
        return style
    }
}

/// The place at a view where presented content is attached.
package struct PresentationAnchor {
    package enum Alignment { case leading, center, trailing, best }

    /// A rectangle of the view's coordinates; nil is its bounds.
    package var rectangle: ((LayoutNode) -> CGRect)?
    /// The side of the content where its arrow is, towards the view; nil is where there is room below or above.
    package var arrowEdge: Edge?
    /// How the content lies along the view's edge; `best` is flush with the side that is nearer to the window's edge.
    package var alignment = Alignment.best
    /// Points between the view and the content.
    package var gap: CGFloat = 8
    /// Points that the content keeps from the window's edges.
    package var margin: CGFloat = 8

    package init() {}
}
