import Foundation
import SwiftUICore

extension UIBarButtonItem.SystemItem {
    /// What the button says, also where it shows a symbol.
    func title(in locale: Locale) -> String {
        word?.localized(in: locale) ?? ""
    }

    private var word: SystemString? {
        switch self {
        case .flexibleSpace, .fixedSpace: nil
        case .done: .done
        case .cancel: .cancel
        case .edit: .edit
        case .close: .close
        case .search: .search
        case .save: .save
        case .undo: .undo
        case .redo: .redo
        case .add: .add
        case .compose: .compose
        case .reply: .reply
        case .action: .shareItem
        case .organize: .organize
        case .bookmarks: .bookmarks
        case .refresh: .refresh
        case .stop: .stop
        case .camera: .camera
        case .trash: .delete
        case .play: .play
        case .pause: .pause
        case .rewind: .rewind
        case .fastForward: .fastForward
        }
    }

    /// nil for a button that shows its title.
    var symbol: String? {
        switch self {
        case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        }
    }
}
