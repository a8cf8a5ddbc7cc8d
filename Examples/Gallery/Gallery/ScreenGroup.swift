import SwiftUI

/// A section of the list of screens.
struct ScreenGroup: Identifiable {
    let id: String
    let screens: [Screen]

    var title: LocalizedStringKey { LocalizedStringKey(id) }

    static let all = [
        ScreenGroup(
            id: "Controls",
            screens: [.buttons, .switches, .pickers, .wheels, .dates, .colors, .menus, .progress, .labels]),
        ScreenGroup(
            id: "Containers",
            screens: [
                .plainList, .groupedList, .insetList, .sidebarList, .editing, .selecting, .outlines, .tables, .forms,
                .grids,
                .scrolling,
            ]),
        ScreenGroup(
            id: "Navigation", screens: [.largeTitle, .inlineTitle, .split, .tabs, .pages, .toolbars, .search]),
        ScreenGroup(id: "Presentation", screens: [.sheets, .dialogs, .files]),
        ScreenGroup(id: "Text", screens: [.textEntry, .typography]),
        ScreenGroup(id: "Drawing", screens: [.shapes, .materials, .images, .symbols]),
        ScreenGroup(id: "Motion", screens: [.animations, .gestures]),
    ]
}
