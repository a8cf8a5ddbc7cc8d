import Foundation

/// The sizes of sheets, alerts, menus and popovers, in points.
///
/// Source: widely observed on iOS 13 to 18. macOS shows sheets and alerts with these figures of its own: menu rows 22
/// high, alerts 260 wide, 20 around a sheet's content.
package struct PresentationMetrics: Hashable, Sendable {
    package var sheetCornerRadius: CGFloat = 10
    /// From the safe area's top to a sheet at its largest.
    package var sheetTopMargin: CGFloat = 10
    /// From the sides of the window to what has stepped back behind a sheet (iOS 13 to 18, from memory).
    package var recededMargin: CGFloat = 16
    /// A sheet at half height, as a fraction of the largest.
    package var mediumSheetFraction: CGFloat = 0.5
    /// The size of a sheet in a wide window (iPadOS's form sheet).
    package var formSheetSize = CGSize(width: 540, height: 620)
    /// From memory.
    package var pageSheetSize = CGSize(width: 820, height: 1100)
    package var sheetContentPadding: CGFloat = 0
    package var grabberSize = CGSize(width: 36, height: 5)
    package var grabberTop: CGFloat = 5

    package var alertWidth: CGFloat = 270
    /// Above and below an alert that is as high as the window (from memory).
    package var alertMargin: CGFloat = 24
    /// At the accessibility sizes of text, in a window that is as wide (from memory): long words need the room.
    package var accessibilityAlertWidth: CGFloat = 358
    /// Beside an alert that is as wide as the window (from memory).
    package var alertSideMargin: CGFloat = 16
    package var alertCornerRadius: CGFloat = 14
    package var alertButtonHeight: CGFloat = 44
    /// Around the texts: above, at the sides, between title and message, below.
    package var alertTextTop: CGFloat = 19
    package var alertTextMargin: CGFloat = 16
    package var alertTitleToMessage: CGFloat = 3
    package var alertTextBottom: CGFloat = 20
    /// Below each field.
    package var alertFieldGap: CGFloat = 12

    package var actionSheetRowHeight: CGFloat = 57
    package var actionSheetCornerRadius: CGFloat = 14
    /// Of the plate under what a context menu is opened at (iOS, from memory).
    package var liftedCornerRadius: CGFloat = 12
    package var actionSheetMargin: CGFloat = 8
    /// The width on a phone on its side and on larger windows (from memory).
    package var actionSheetMaximumWidth: CGFloat = 398

    package var menuWidth: CGFloat = 250
    package var menuRowHeight: CGFloat = 44
    package var menuCornerRadius: CGFloat = 13
    package var menuSectionSpacing: CGFloat = 8
    /// Seconds until a press opens a context menu.
    package var contextMenuDelay = 0.5

    package var popoverCornerRadius: CGFloat = 13
    package var popoverArrowSize = CGSize(width: 26, height: 13)

    package static let iOS = PresentationMetrics()

    package static let macOS: PresentationMetrics = {
        var metrics = PresentationMetrics()
        metrics.sheetContentPadding = 20
        metrics.alertWidth = 260
        metrics.menuRowHeight = 22
        metrics.popoverArrowSize = CGSize(width: 24, height: 10)
        return metrics
    }()
}
