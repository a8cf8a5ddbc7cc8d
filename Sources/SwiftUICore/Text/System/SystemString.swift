import Foundation

/// The words that the system itself puts on controls, in some languages; English for the others.
package enum SystemString: Int, CaseIterable {
    case ok, cancel, back, search, done, edit, more, close, delete
    case time, colors, grid, sliders, opacity, red, green, blue
    case previousMonth, nextMonth, increment, decrement, noResults, checkSpelling
    case day, month, year, date, hour, minute, halfOfDay, today, noResultsFor
    case clearText, share, copy, open, saveToDownloads, paste, newDocument, untitled
    case remove, refresh, showMenu, magicTap, save, move, replace, name, nameIsTaken
    case showSidebar, hideSidebar, reorder

    package func localized(in locale: Locale) -> String {
        let language = locale.language.languageCode?.identifier ?? "en"
        return (Self.table[language] ?? Self.english)[rawValue]
    }

    /// With a name in it.
    package func localized(with name: String, in locale: Locale) -> String {
        localized(in: locale).replacing("%@", with: name)
    }

    private static let english = [
        "OK", "Cancel", "Back", "Search", "Done", "Edit", "More", "Close", "Delete", "Time", "Colors", "Grid",
        "Sliders", "Opacity", "Red", "Green", "Blue", "Previous Month", "Next Month", "Increment", "Decrement",
        "No Results", "Check the spelling or try a new search.", "Day", "Month", "Year", "Date", "Hour", "Minute",
        "AM/PM", "Today", "No Results for “%@”", "Clear text", "Share…", "Copy", "Open", "Save to Downloads", "Paste",
        "New Document",
        "Untitled", "Remove %@", "Refresh", "Show Menu", "Magic Tap",
        "Save", "Move", "Replace", "Name", "“%@” already exists.",
        "Show Sidebar", "Hide Sidebar", "Reorder %@",
    ]

    /// In the order of the cases.
    private static let table: [String: [String]] = [
        "ko": [
            "확인", "취소", "뒤로", "검색", "완료", "편집", "더 보기", "닫기", "삭제", "시간", "색상", "격자", "슬라이더", "불투명도", "빨간색", "초록색",
            "파란색", "이전 달", "다음 달", "증가", "감소", "결과 없음", "맞춤법을 확인하거나 새로 검색해 보십시오.", "일", "월", "연도", "날짜", "시", "분",
            "오전/오후", "오늘", "‘%@’에 대한 결과 없음", "텍스트 지우기", "공유…", "복사하기", "열기", "다운로드에 저장", "붙여넣기", "새로운 문서", "무제",
            "%@ 제거", "새로 고침", "메뉴 보기", "매직 탭",
            "저장", "이동", "대치", "이름", "‘%@’이(가) 이미 있습니다.",
            "사이드바 보기", "사이드바 가리기", "%@ 순서 변경",
        ],
        "ja": [
            "OK", "キャンセル", "戻る", "検索", "完了", "編集", "その他", "閉じる", "削除", "時刻", "カラー", "グリッド", "スライダ", "不透明度", "赤", "緑",
            "青", "前の月", "次の月", "増やす", "減らす", "結果なし", "スペルを確認するか、別の検索を試してください。", "日", "月", "年", "日付", "時", "分", "午前/午後",
            "今日", "“%@”の結果なし", "テキストを消去", "共有…", "コピー", "開く", "ダウンロードに保存", "ペースト", "新規書類", "名称未設定", "%@を取り除く", "更新",
            "メニューを表示", "マジックタップ",
            "保存", "移動", "置き換える", "名前", "“%@”はすでに存在します。",
            "サイドバーを表示", "サイドバーを非表示", "%@を並べ替え",
        ],
        "zh": [
            "好", "取消", "返回", "搜索", "完成", "编辑", "更多", "关闭", "删除", "时间", "颜色", "网格", "滑块", "不透明度", "红", "绿", "蓝", "上个月",
            "下个月", "增加", "减少", "无结果", "请检查拼写或尝试其他搜索。", "日", "月", "年", "日期", "时", "分", "上午/下午", "今天", "没有“%@”的结果",
            "清除文本", "共享…",
            "拷贝", "打开", "存储到下载", "粘贴", "新建文稿", "未命名", "移除%@", "刷新", "显示菜单", "魔术轻点",
            "存储", "移动", "替换", "名称", "“%@”已存在。",
            "显示边栏", "隐藏边栏", "重新排列%@",
        ],
        "de": [
            "OK", "Abbrechen", "Zurück", "Suchen", "Fertig", "Bearbeiten", "Mehr", "Schließen", "Löschen", "Zeit",
            "Farben", "Raster", "Regler", "Deckkraft", "Rot", "Grün", "Blau", "Vorheriger Monat", "Nächster Monat",
            "Erhöhen", "Verringern", "Keine Ergebnisse", "Prüfe die Schreibweise oder starte eine neue Suche.", "Tag",
            "Monat", "Jahr", "Datum", "Stunde", "Minute", "AM/PM", "Heute", "Keine Ergebnisse für „%@“", "Text löschen",
            "Teilen …", "Kopieren",
            "Öffnen", "In Downloads sichern", "Einsetzen", "Neues Dokument", "Ohne Titel", "%@ entfernen",
            "Aktualisieren", "Menü anzeigen", "Magic Tap",
            "Sichern", "Bewegen", "Ersetzen", "Name", "„%@“ ist bereits vorhanden.",
            "Seitenleiste einblenden", "Seitenleiste ausblenden", "%@ neu anordnen",
        ],
        "fr": [
            "OK", "Annuler", "Retour", "Rechercher", "Terminé", "Modifier", "Plus", "Fermer", "Supprimer", "Heure",
            "Couleurs", "Grille", "Curseurs", "Opacité", "Rouge", "Vert", "Bleu", "Mois précédent", "Mois suivant",
            "Augmenter", "Diminuer", "Aucun résultat", "Vérifiez l’orthographe ou lancez une nouvelle recherche.",
            "Jour", "Mois", "Année", "Date", "Heure", "Minute", "AM/PM", "Aujourd’hui", "Aucun résultat pour « %@ »",
            "Effacer le texte", "Partager…",
            "Copier", "Ouvrir", "Enregistrer dans Téléchargements", "Coller", "Nouveau document", "Sans titre",
            "Retirer %@", "Actualiser", "Afficher le menu", "Toucher magique",
            "Enregistrer", "Déplacer", "Remplacer", "Nom", "« %@ » existe déjà.",
            "Afficher la barre latérale", "Masquer la barre latérale", "Réorganiser %@",
        ],
        "es": [
            "OK", "Cancelar", "Atrás", "Buscar", "Listo", "Editar", "Más", "Cerrar", "Eliminar", "Hora", "Colores",
            "Cuadrícula", "Controles", "Opacidad", "Rojo", "Verde", "Azul", "Mes anterior", "Mes siguiente", "Aumentar",
            "Disminuir", "Sin resultados", "Revisa la ortografía o prueba otra búsqueda.", "Día", "Mes", "Año", "Fecha",
            "Hora", "Minuto", "a. m./p. m.", "Hoy", "Sin resultados para “%@”", "Borrar texto", "Compartir…", "Copiar",
            "Abrir",
            "Guardar en Descargas", "Pegar", "Nuevo documento", "Sin título", "Quitar %@", "Actualizar", "Mostrar menú",
            "Toque mágico",
            "Guardar", "Mover", "Reemplazar", "Nombre", "“%@” ya existe.",
            "Mostrar barra lateral", "Ocultar barra lateral", "Reordenar %@",
        ],
        "it": [
            "OK", "Annulla", "Indietro", "Cerca", "Fine", "Modifica", "Altro", "Chiudi", "Elimina", "Ora", "Colori",
            "Griglia", "Cursori", "Opacità", "Rosso", "Verde", "Blu", "Mese precedente", "Mese successivo", "Aumenta",
            "Diminuisci", "Nessun risultato", "Controlla l’ortografia o prova un’altra ricerca.", "Giorno", "Mese",
            "Anno", "Data", "Ora", "Minuto", "AM/PM", "Oggi", "Nessun risultato per “%@”", "Cancella testo",
            "Condividi…", "Copia", "Apri",
            "Salva in Download", "Incolla", "Nuovo documento", "Senza titolo", "Rimuovi %@", "Aggiorna", "Mostra menu",
            "Tocco magico",
            "Salva", "Sposta", "Sostituisci", "Nome", "“%@” esiste già.",
            "Mostra barra laterale", "Nascondi barra laterale", "Riordina %@",
        ],
        "pt": [
            "OK", "Cancelar", "Voltar", "Buscar", "OK", "Editar", "Mais", "Fechar", "Apagar", "Hora", "Cores", "Grade",
            "Controles", "Opacidade", "Vermelho", "Verde", "Azul", "Mês anterior", "Próximo mês", "Aumentar",
            "Diminuir", "Sem resultados", "Verifique a ortografia ou tente outra busca.", "Dia", "Mês", "Ano", "Data",
            "Hora", "Minuto", "AM/PM", "Hoje", "Sem resultados para “%@”", "Limpar texto", "Compartilhar…", "Copiar",
            "Abrir",
            "Salvar em Downloads", "Colar", "Novo Documento", "Sem Título", "Remover %@", "Atualizar", "Mostrar Menu",
            "Toque Mágico",
            "Salvar", "Mover", "Substituir", "Nome", "“%@” já existe.",
            "Mostrar Barra Lateral", "Ocultar Barra Lateral", "Reordenar %@",
        ],
        "ru": [
            "ОК", "Отменить", "Назад", "Поиск", "Готово", "Править", "Еще", "Закрыть", "Удалить", "Время", "Цвета",
            "Сетка", "Ползунки", "Непрозрачность", "Красный", "Зеленый", "Синий", "Предыдущий месяц", "Следующий месяц",
            "Увеличить", "Уменьшить", "Нет результатов", "Проверьте написание или измените запрос.", "День", "Месяц",
            "Год", "Дата", "Час", "Минута", "AM/PM", "Сегодня", "Нет результатов для «%@»", "Очистить текст",
            "Поделиться…", "Скопировать",
            "Открыть", "Сохранить в Загрузки", "Вставить", "Новый документ", "Без названия", "Убрать %@", "Обновить",
            "Показать меню", "Волшебное касание",
            "Сохранить", "Переместить", "Заменить", "Имя", "«%@» уже существует.",
            "Показать боковое меню", "Скрыть боковое меню", "Изменить порядок: %@",
        ],
    ]
}

extension ViewNode {
    /// One of the system's words, in the language of the node's place.
    package final func systemString(_ string: SystemString) -> String {
        string.localized(in: environment.values.locale)
    }
}

/// One of the system's words, in the language of the place where it is.
package nonisolated struct SystemText: View {
    private let string: SystemString
    @Environment(\.locale) private var locale

    package init(_ string: SystemString) { self.string = string }

    package var body: some View { Text(verbatim: string.localized(in: locale)) }
}
