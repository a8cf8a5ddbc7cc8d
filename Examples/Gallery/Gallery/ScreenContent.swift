import SwiftUI

/// What a screen shows.
struct ScreenContent: View {
    let screen: Screen

    var body: some View {
        if screen.bringsNavigation {
            content
        } else {
            content
                .navigationTitle(screen.title)
                .navigationBarTitleDisplayMode(.inline)
        }
    }

    @ViewBuilder
    private var content: some View {
        switch screen {
        case .buttons: ButtonsScreen()
        case .switches: SwitchesScreen()
        case .pickers: PickersScreen()
        case .wheels: WheelsScreen()
        case .dates: DatesScreen()
        case .colors: ColorsScreen()
        case .menus: MenusScreen()
        case .progress: ProgressScreen()
        case .labels: LabelsScreen()
        case .plainList: ListsScreen().listStyle(.plain)
        case .groupedList: ListsScreen().listStyle(.grouped)
        case .insetList: ListsScreen().listStyle(.insetGrouped)
        case .sidebarList: ListsScreen().listStyle(.sidebar)
        case .editing: EditingScreen()
        case .selecting: SelectingScreen()
        case .outlines: OutlinesScreen()
        case .tables: TablesScreen()
        case .forms: FormsScreen()
        case .grids: GridsScreen()
        case .scrolling: ScrollingScreen()
        default: otherContent
        }
    }

    @ViewBuilder
    private var otherContent: some View {
        switch screen {
        case .largeTitle: TitleScreen(title: screen.title, mode: .large)
        case .inlineTitle: TitleScreen(title: screen.title, mode: .inline)
        case .split: SplitScreen()
        case .tabs: TabsScreen()
        case .pages: PagesScreen()
        case .toolbars: ToolbarsScreen()
        case .search: SearchScreen()
        case .sheets: SheetsScreen()
        case .dialogs: DialogsScreen()
        case .files: FilesScreen()
        case .textEntry: TextEntryScreen()
        case .typography: TypographyScreen()
        case .shapes: ShapesScreen()
        case .materials: MaterialsScreen()
        case .images: ImagesScreen()
        case .symbols: SymbolsScreen()
        case .animations: AnimationsScreen()
        default: GesturesScreen()
        }
    }
}
