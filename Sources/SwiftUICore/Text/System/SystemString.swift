import Foundation

/// The words that the system itself puts on controls, in some languages; English for the others.
package enum SystemString: Int, CaseIterable {
    case ok, cancel, back, search, done, edit, more, close, delete

    package func localized(in locale: Locale) -> String {
        let language = locale.language.languageCode?.identifier ?? "en"
        return (Self.table[language] ?? Self.english)[rawValue]
    }

    private static let english = ["OK", "Cancel", "Back", "Search", "Done", "Edit", "More", "Close", "Delete"]

    /// In the order of the cases.
    private static let table: [String: [String]] = [
        "ko": ["확인", "취소", "뒤로", "검색", "완료", "편집", "더 보기", "닫기", "삭제"],
        "ja": ["OK", "キャンセル", "戻る", "検索", "完了", "編集", "その他", "閉じる", "削除"],
        "zh": ["好", "取消", "返回", "搜索", "完成", "编辑", "更多", "关闭", "删除"],
        "de": ["OK", "Abbrechen", "Zurück", "Suchen", "Fertig", "Bearbeiten", "Mehr", "Schließen", "Löschen"],
        "fr": ["OK", "Annuler", "Retour", "Rechercher", "Terminé", "Modifier", "Plus", "Fermer", "Supprimer"],
        "es": ["OK", "Cancelar", "Atrás", "Buscar", "Listo", "Editar", "Más", "Cerrar", "Eliminar"],
        "it": ["OK", "Annulla", "Indietro", "Cerca", "Fine", "Modifica", "Altro", "Chiudi", "Elimina"],
        "pt": ["OK", "Cancelar", "Voltar", "Buscar", "OK", "Editar", "Mais", "Fechar", "Apagar"],
        "ru": ["ОК", "Отменить", "Назад", "Поиск", "Готово", "Править", "Еще", "Закрыть", "Удалить"],
    ]
}

/// One of the system's words, in the language of the place where it is.
package nonisolated struct SystemText: View {
    private let string: SystemString
    @Environment(\.locale) private var locale

    package init(_ string: SystemString) { self.string = string }

    package var body: some View { Text(verbatim: string.localized(in: locale)) }
}
