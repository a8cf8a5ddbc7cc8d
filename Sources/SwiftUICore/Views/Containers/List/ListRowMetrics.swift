import Drawing
import Foundation
import Geometry

/// The sizes and colours of a list's rows, gathered once for all rows.
package struct ListRowMetrics: DerivedEnvironmentValue {
    let metrics: ListMetrics
    private let platform: Profile.Platform
    private let minimumRowHeight: CGFloat
    private let minimumHeaderHeight: CGFloat
    private let sectionSpacing: CGFloat?
    let rowSpacing: CGFloat
    let separatorThickness: CGFloat
    let separatorColor: RGBA
    /// A row that is pressed or chosen.
    let highlight: RGBA
    let plainGround: RGBA
    /// The ring of a row that is not chosen, and the lines by which rows are moved.
    let faint: RGBA
    let accent: RGBA
    let destructive: RGBA
    private let cardGround: RGBA

    package init(deriving environment: EnvironmentValues) {
        let profile = environment.value(of: ProfileKey.self)
        metrics = profile.lists
        platform = profile.platform
        minimumRowHeight = environment.value(of: MinimumListRowHeightKey.self) ?? metrics.minimumRowHeight
        minimumHeaderHeight = environment.value(of: MinimumListHeaderHeightKey.self) ?? 0
        sectionSpacing = environment.value(of: ListSectionSpacingKey.self)
        rowSpacing = environment.value(of: ListRowSpacingKey.self) ?? 0
        separatorThickness = metrics.separatorThickness ?? 1 / environment.value(of: DisplayScaleKey.self)
        let colors = StyleEnvironment(deriving: environment).colors
        separatorColor = colors.value(of: .separator)
        highlight = colors.value(of: .listRowSelection)
        faint = colors.value(of: .tertiaryLabel)
        accent = colors.accent
        destructive = colors.value(of: .red)
        plainGround = colors.value(of: .systemBackground)
        cardGround = colors.value(of: .secondarySystemGroupedBackground)
    }

    /// On macOS several rows are chosen by clicks, on iOS while the list is edited.
    var choosesWithoutEditing: Bool { platform == .macOS }
    var separatorTrailing: CGFloat { metrics.separatorTrailing }

    // MARK: Sizes

    private func isCard(_ appearance: ListAppearance) -> Bool {
        appearance == .insetGrouped || appearance == .sidebar
    }

    /// From the list's edge to the rows.
    func margin(of appearance: ListAppearance, in windowWidth: CGFloat) -> CGFloat {
        guard isCard(appearance) || appearance == .sidebarColumn else { return 0 }
        return isWide(windowWidth) ? metrics.wideMargin : metrics.cardMargin
    }

    private func isWide(_ windowWidth: CGFloat) -> Bool { windowWidth >= metrics.wideWindow }

    /// From the edges of a row to its content.
    func insets(of place: ListRowPlace, in appearance: ListAppearance, _ windowWidth: CGFloat) -> EdgeInsets {
        var sides = metrics.rowInsets
        if isWide(windowWidth) { (sides.leading, sides.trailing) = (metrics.wideMargin, metrics.wideMargin) }
        guard appearance != .plain else {
            let margin = platform == .iOS ? sides.leading : metrics.plainMargin
            let vertical = place.part == .row ? (sides.top, sides.bottom) : metrics.plainHeaderPadding
            return EdgeInsets(top: vertical.0, leading: margin, bottom: vertical.1, trailing: margin)
        }
        switch place.part {
        case .row: return sides
        case .header:
            return EdgeInsets(top: 0, leading: sides.leading, bottom: metrics.headerToCard, trailing: sides.trailing)
        case .footer:
            return EdgeInsets(top: metrics.cardToFooter, leading: sides.leading, bottom: 0, trailing: sides.trailing)
        }
    }

    func minimumHeight(of place: ListRowPlace) -> CGFloat {
        switch place.part {
        case .row: minimumRowHeight
        case .header: minimumHeaderHeight
        case .footer: 0
        }
    }

    /// Above the row and below it.
    func gaps(at place: ListRowPlace, in appearance: ListAppearance) -> (top: CGFloat, bottom: CGFloat) {
        let isApart = place.part == .row && !place.isFirst
        guard appearance != .plain else { return (isApart ? rowSpacing : 0, 0) }
        let end = place.endsSection && place.isLastSection ? metrics.sectionSpacing : 0
        if appearance == .sidebarColumn, place.beginsSection, place.isFirstSection { return (metrics.sidebarTop, end) }
        return (place.beginsSection ? sectionGap(place) : isApart ? rowSpacing : 0, end)
    }

    private func sectionGap(_ place: ListRowPlace) -> CGFloat {
        let hasHeader = place.part == .header
        if place.isFirstSection { return hasHeader ? metrics.aboveFirstHeader : metrics.topSpacing }
        if let sectionSpacing { return sectionSpacing }
        if place.followsFooter { return hasHeader ? metrics.footerToHeader : metrics.footerToCard }
        return hasHeader ? metrics.cardToHeader : metrics.sectionSpacing
    }

    /// Of the first and the last row of a section that is set in.
    var cornerRadius: CGFloat { metrics.cardCornerRadius }

    // MARK: Looks

    /// What a row covers; nil for nothing.
    func ground(in appearance: ListAppearance) -> RGBA? { appearance.isBare ? nil : cardGround }

    func outline(
        of cell: CGRect, at place: ListRowPlace, in appearance: ListAppearance, isRightToLeft: Bool
    ) -> Path {
        let radius = cornerRadius
        if appearance == .sidebarColumn { return Path(roundedRect: cell, cornerRadius: radius, style: .continuous) }
        guard isCard(appearance) else { return Path(cell) }
        let top = place.isFirst || rowSpacing > 0 ? radius : 0
        let bottom = place.isLast || rowSpacing > 0 ? radius : 0
        if top == 0, bottom == 0 { return Path(cell) }
        if top == bottom { return Path(roundedRect: cell, cornerRadius: radius, style: .continuous) }
        return Path(
            roundedRect: cell,
            cornerRadii: RectangleCornerRadii(
                topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top), style: .continuous)
    }

    /// Whether there is a line above the first row of a section, or below the last.
    func hasSectionSeparator(
        at edge: VerticalEdge, _ place: ListRowPlace, in appearance: ListAppearance, _ visibility: Visibility
    ) -> Bool {
        guard !isCard(appearance), appearance != .sidebarColumn, platform == .iOS, visibility != .hidden else {
            return false
        }
        // Where two sections touch, the upper one draws the line.
        let touches = appearance == .plain && place.beginsSection && !place.isFirstSection && !place.followsFooter
        return edge == .bottom || !touches
    }

    /// The lines around a section run from edge to edge.
    func hasFullSectionSeparators(_ appearance: ListAppearance) -> Bool { appearance == .grouped }
}
