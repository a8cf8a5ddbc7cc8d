import Foundation
import Geometry
import Platform

/// The views of a menu, one below the other, with lines between them.
struct MenuItems<Items: View>: View {
    let items: Items
    @Environment(\.menuOrder) private var order
    @Environment(\.isPresentedAbove) private var isAbove
    @Environment(\.menuIsOfButton) private var isOfButton

    /// The first item is next to what the menu was opened from.
    private var isReversed: Bool { isAbove && (order == .priority || order == .automatic && isOfButton) }

    var body: some View {
        ElementsReader(items) { elements in
            MenuRows(elements: isReversed ? elements.fromLastToFirst : elements) { MenuItem(element: $0) }
        }
    }
}

extension [ElementView] {
    /// The headers of sections stay at their heads.
    @MainActor
    fileprivate var fromLastToFirst: [ElementView] {
        var result: [ElementView] = []
        var start = 0
        for element in reversed() {
            if result.last.map({ $0.section !== element.section }) ?? true { start = result.count }
            element.isSectionHeader ? result.insert(element, at: start) : result.append(element)
        }
        return result
    }
}

extension EnvironmentValues {
    /// The menu is that of a button, not one of its submenus.
    var menuIsOfButton: Bool {
        get { self[MenuIsOfButtonKey.self] }
        set { self[MenuIsOfButtonKey.self] = newValue }
    }
}

struct MenuIsOfButtonKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

/// Rows with a thin line between them, and a broad one where there is a divider or a section begins.
struct MenuRows<Row: View>: View {
    let elements: [ElementView]
    @ViewBuilder let row: @MainActor (ElementView) -> Row
    @Environment(\.profile.presentations.menuSectionSpacing) private var sectionSpacing
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        VStack(spacing: 0) {
            ForEach(places) { place in
                switch place.separator {
                case .none: EmptyView()
                case .thin: Color(SystemColor.separator).frame(height: pixel)
                case .broad: Color(SystemColor.systemFill).opacity(0.6).frame(height: sectionSpacing)
                }
                row(place.element)
            }
        }
    }

    private enum Separator { case none, thin, broad }

    private struct Place: Identifiable {
        let element: ElementView
        let separator: Separator
        var id: ObjectIdentifier { element.id }
    }

    private var places: [Place] {
        var result: [Place] = []
        var isBroad = false
        var last: ElementView?
        for element in elements {
            if element.isDivider {
                isBroad = true
                continue
            }
            if let last, last.section !== element.section { isBroad = true }
            let separator: Separator = last == nil ? .none : isBroad ? .broad : .thin
            result.append(Place(element: element, separator: separator))
            (isBroad, last) = (false, element)
        }
        return result
    }
}

/// An element of a menu: rows have their own look; what is no row gets the look of a heading.
private struct MenuItem: View {
    let element: ElementView

    var body: some View {
        if element.isSectionHeader || element.isPlainText {
            element.opacity(0.6)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, 16).padding(.vertical, 8)
        } else {
            element
        }
    }
}

extension ElementView {
    /// A text that no control is around.
    fileprivate var isPlainText: Bool { element.traitCarrier is TextNode }
}
