import SwiftUI

/// The screens of the gallery.
enum Screen: String, CaseIterable, Identifiable {
    case buttons, switches, pickers, wheels, dates, colors, menus, progress, labels
    case plainList, groupedList, insetList, sidebarList, editing, selecting, outlines, tables, forms, grids, scrolling
    case largeTitle, inlineTitle, split, tabs, pages, toolbars, search
    case sheets, dialogs, files
    case textEntry, typography
    case shapes, materials, images, symbols
    case animations, gestures

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .buttons: "Buttons"
        case .switches: "Toggles and Sliders"
        case .pickers: "Pickers"
        case .wheels: "Wheels"
        case .dates: "Dates"
        case .colors: "Colors"
        case .menus: "Menus"
        case .progress: "Progress"
        case .labels: "Labels"
        case .plainList: "Plain List"
        case .groupedList: "Grouped List"
        case .insetList: "Inset List"
        case .sidebarList: "Sidebar List"
        case .editing: "Editing"
        case .selecting: "Selecting"
        case .outlines: "Outlines"
        case .tables: "Tables"
        case .forms: "Forms"
        case .grids: "Grids"
        case .scrolling: "Scrolling"
        case .largeTitle: "Large Title"
        case .inlineTitle: "Inline Title"
        case .split: "Split View"
        case .tabs: "Tabs"
        case .pages: "Pages"
        case .toolbars: "Toolbars"
        case .search: "Search"
        case .sheets: "Sheets"
        case .dialogs: "Dialogs"
        case .files: "Files"
        case .textEntry: "Text Entry"
        case .typography: "Typography"
        case .shapes: "Shapes"
        case .materials: "Materials"
        case .images: "Images"
        case .symbols: "Symbols"
        case .animations: "Animations"
        case .gestures: "Gestures"
        }
    }

    var symbol: String {
        switch self {
        case .buttons: "button.horizontal"
        case .switches: "switch.2"
        case .pickers: "filemenu.and.selection"
        case .wheels: "dial.low"
        case .dates: "calendar"
        case .colors: "paintpalette"
        case .menus: "ellipsis.circle"
        case .progress: "gauge"
        case .labels: "tag"
        case .plainList: "list.bullet"
        case .groupedList: "list.dash"
        case .insetList: "list.bullet.rectangle"
        case .sidebarList: "sidebar.left"
        case .editing: "pencil"
        case .selecting: "checkmark.circle"
        case .outlines: "list.bullet.indent"
        case .tables: "tablecells"
        case .forms: "doc.text"
        case .grids: "square.grid.2x2"
        case .scrolling: "scroll"
        case .largeTitle: "textformat.size.larger"
        case .inlineTitle: "textformat.size.smaller"
        case .split: "rectangle.split.2x1"
        case .tabs: "square.on.square"
        case .pages: "book.pages"
        case .toolbars: "menubar.rectangle"
        case .search: "magnifyingglass"
        case .sheets: "rectangle.stack"
        case .dialogs: "exclamationmark.triangle"
        case .files: "folder"
        case .textEntry: "keyboard"
        case .typography: "textformat"
        case .shapes: "square.on.circle"
        case .materials: "circle.lefthalf.filled"
        case .images: "photo"
        case .symbols: "star"
        case .animations: "sparkles"
        case .gestures: "hand.tap"
        }
    }

    /// Whether the screen brings its own navigation, so that it covers the list instead of being pushed.
    var bringsNavigation: Bool {
        switch self {
        case .largeTitle, .inlineTitle, .split, .tabs, .toolbars, .search: true
        default: false
        }
    }
}
