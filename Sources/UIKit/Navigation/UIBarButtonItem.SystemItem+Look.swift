import Foundation
import SwiftUICore

extension UIBarButtonItem.SystemItem {
    /// What the button says, also where it shows a symbol.
    func title(in locale: Locale) -> String {
        switch self {
        case .flexibleSpace, .fixedSpace: ""
        case .done: SystemString.done.localized(in: locale)
        case .cancel: SystemString.cancel.localized(in: locale)
        case .edit: SystemString.edit.localized(in: locale)
        case .close: SystemString.close.localized(in: locale)
        case .search: SystemString.search.localized(in: locale)
        case .save: Self.word(Self.saveWords, "Save", in: locale)
        case .undo: Self.word(Self.undoWords, "Undo", in: locale)
        case .redo: Self.word(Self.redoWords, "Redo", in: locale)
        case .add: Self.word(["ko": "추가", "ja": "追加", "zh": "添加"], "Add", in: locale)
        case .compose: Self.word(["ko": "작성", "ja": "作成", "zh": "撰写"], "Compose", in: locale)
        case .reply: Self.word(["ko": "답장", "ja": "返信", "zh": "回复"], "Reply", in: locale)
        case .action: Self.word(["ko": "공유", "ja": "共有", "zh": "共享"], "Share", in: locale)
        case .organize: Self.word(["ko": "정리", "ja": "整理", "zh": "整理"], "Organize", in: locale)
        case .bookmarks: Self.word(["ko": "책갈피", "ja": "ブックマーク", "zh": "书签"], "Bookmarks", in: locale)
        case .refresh: Self.word(["ko": "새로 고침", "ja": "再読み込み", "zh": "刷新"], "Refresh", in: locale)
        case .stop: Self.word(["ko": "중단", "ja": "停止", "zh": "停止"], "Stop", in: locale)
        case .camera: Self.word(["ko": "카메라", "ja": "カメラ", "zh": "相机"], "Camera", in: locale)
        case .trash: Self.word(["ko": "삭제", "ja": "削除", "zh": "删除"], "Delete", in: locale)
        case .play: Self.word(["ko": "재생", "ja": "再生", "zh": "播放"], "Play", in: locale)
        case .pause: Self.word(["ko": "일시 정지", "ja": "一時停止", "zh": "暂停"], "Pause", in: locale)
        case .rewind: Self.word(["ko": "되감기", "ja": "巻き戻し", "zh": "倒回"], "Rewind", in: locale)
        case .fastForward: Self.word(["ko": "빨리 감기", "ja": "早送り", "zh": "快进"], "Fast forward", in: locale)
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

    private static func word(_ words: [String: String], _ english: String, in locale: Locale) -> String {
        words[locale.language.languageCode?.identifier ?? ""] ?? english
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
