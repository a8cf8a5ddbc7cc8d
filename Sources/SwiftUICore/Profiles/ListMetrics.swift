import Foundation
import Geometry

/// The sizes of lists and forms, in points.
///
/// Source: widely observed on iOS 15 to 18; macOS from published measurements on macOS 26 (iamcgn/swiftui-web,
/// Docs/elements/List.md and Form.md).
package struct ListMetrics: Hashable, Sendable {
    package var minimumRowHeight: CGFloat = 44
    package var rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// From the screen's edge to a card of an inset, grouped list, and the card's corner.
    package var cardMargin: CGFloat = 16
    /// In windows that are at least so wide, the margins of cards and rows are larger.
    package var wideWindow: CGFloat = 414
    package var wideMargin: CGFloat = 20
    package var cardCornerRadius: CGFloat = 10
    /// Between two sections without header and footer, and above the first.
    package var sectionSpacing: CGFloat = 35
    package var topSpacing: CGFloat = 35
    /// Above the first row of a column that leads to the next one (iPadOS 18, from memory).
    package var sidebarTop: CGFloat = 8
    /// From the text of a header to its card, from a card to the text of its footer.
    package var headerToCard: CGFloat = 6.5
    package var cardToFooter: CGFloat = 8
    /// Above the text of the first header; from a card to the text of the next header.
    package var aboveFirstHeader: CGFloat = 16
    package var cardToHeader: CGFloat = 33.5
    /// From the text of a footer to the next card or to the text of the next header.
    package var footerToCard: CGFloat = 23.5
    package var footerToHeader: CGFloat = 16
    package var headerPointSize: CGFloat = 13
    package var headerWeight = 400
    package var headerIsUppercase = true
    package var footerPointSize: CGFloat = 13
    /// The header in a plain list.
    package var plainHeaderHeight: CGFloat = 28
    package var plainHeaderPointSize: CGFloat = 17
    package var plainHeaderWeight = 600
    package var plainMargin: CGFloat = 16
    package var plainHeaderTop: CGFloat = 4
    package var plainHeaderBottom: CGFloat = 4
    package var prominentHeaderPointSize: CGFloat = 20

    /// Above and below the header of a plain list.
    package var plainHeaderPadding: (CGFloat, CGFloat) { (plainHeaderTop, plainHeaderBottom) }

    /// nil is one device pixel.
    package var separatorThickness: CGFloat?
    /// Between a card's trailing edge and the separator's end.
    package var separatorTrailing: CGFloat = 0
    package var chevronSize = CGSize(width: 7, height: 12)
    package var chevronTrailing: CGFloat = 16
    package var checkmarkSize = CGSize(width: 19, height: 18)
    /// The column in which the icons of labels are centred, and its distance to the titles.
    package var labelIconWidth: CGFloat = 28
    package var labelIconToTitle: CGFloat = 16
    package var labelIconOverlap: CGFloat = 5
    /// How far editing moves a row's content.
    package var editingShift: CGFloat = 40
    /// From a row's edge to the middle of the button that deletes it.
    package var editingMarkCenter: CGFloat = 28
    package var deleteButtonDiameter: CGFloat = 22
    package var reorderGripWidth: CGFloat = 27
    package var swipeActionWidth: CGFloat = 74
    /// How much further in the rows of a tree are at each level.
    package var outlineIndent: CGFloat = 20
    package var selectionCornerRadius: CGFloat = 0
    package var selectionMargin: CGFloat = 0

    package static let iOS = ListMetrics()

    package static let macOS: ListMetrics = {
        var metrics = ListMetrics()
        metrics.minimumRowHeight = 24
        metrics.rowInsets = EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)
        metrics.cardMargin = 20
        metrics.wideWindow = .infinity
        metrics.sectionSpacing = 20
        metrics.topSpacing = 10
        metrics.headerToCard = 10
        metrics.cardToFooter = 10
        metrics.headerPointSize = 11
        metrics.headerWeight = 600
        metrics.headerIsUppercase = false
        metrics.plainHeaderPointSize = 11
        metrics.plainMargin = 8
        metrics.separatorThickness = 1
        metrics.separatorTrailing = 16
        metrics.labelIconWidth = 16
        metrics.labelIconToTitle = 6
        metrics.selectionCornerRadius = 7
        metrics.selectionMargin = 10
        return metrics
    }()
}
