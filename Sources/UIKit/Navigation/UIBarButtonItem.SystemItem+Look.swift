import Foundation
import SwiftUICore

extension UIBarButtonItem.SystemItem {
    /// What the button says, also where it shows a symbol.
    func title(in locale: Locale) -> String {
        switch self {
        case .done: SystemString.done.localized(in: locale)
        case .cancel: SystemString.cancel.localized(in: locale)
        case .edit: SystemString.edit.localized(in: locale)
        case .close: SystemString.close.localized(in: locale)
        case .search: SystemString.search.localized(in: locale)
        case .save: Self.saveWords[locale.language.languageCode?.identifier ?? ""] ?? "Save"
        case .undo: Self.undoWords[locale.language.languageCode?.identifier ?? ""] ?? "Undo"
        case .redo: Self.redoWords[locale.language.languageCode?.identifier ?? ""] ?? "Redo"
        default: ""
        }
    }

    private static let saveWords = [
        "ko": "저장", "ja": "保存", "zh": "保存", "de": "Sichern", "fr": "Enregistrer", "es": "Guardar",
    ]
    private static let undoWords = [
        "ko": "실행 취소", "ja": "取り消す", "zh": "撤销", "de": "Widerrufen", "fr": "Annuler", "es": "Deshacer",
    ]
    private static let redoWords = [
        "ko": "실행 복귀", "ja": "やり直す", "zh": "重做", "de": "Wiederholen", "fr": "Rétablir", "es": "Rehacer",
    ]

    /// nil for a button that shows its title.
    var symbol: String? {
        switch self {
        case .done, .cancel, .edit, .save, .undo, .redo: nil
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
