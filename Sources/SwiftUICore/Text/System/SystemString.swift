import Foundation

/// The words that the system itself puts on controls, in some languages; English for the others.
package enum SystemString: Int, CaseIterable {
    case ok, cancel, back, search, done, edit, more, close, delete
    case time, colors, grid, sliders, opacity, red, green, blue
    case previous, next, rename, placeOf, shareItem
    case undo, redo, add, compose, reply, organize, bookmarks, stop, camera, play, pause, rewind, fastForward
    case previousMonth, nextMonth, increment, decrement, noResults, checkSpelling
    case day, month, year, date, hour, minute, halfOfDay, today, noResultsFor
    case clearText, share, copy, open, saveToDownloads, paste, newDocument, untitled
    case remove, refresh, showMenu, magicTap, save, move, replace, name, nameIsTaken
    case showSidebar, hideSidebar, reorder

    package func localized(in locale: Locale) -> String {
        (Self.table[Self.language(of: locale)] ?? Self.english)[rawValue]
    }

    /// Chinese in traditional characters has words of its own.
    private static func language(of locale: Locale) -> String {
        let code = locale.language.languageCode?.identifier ?? "en"
        return code == "zh" && locale.language.script == .hanTraditional ? "zh-Hant" : code
    }

    /// With a name in it.
    package func localized(with name: String, in locale: Locale) -> String {
        localized(in: locale).replacing("%@", with: name)
    }

    /// Which one of several something is, as a screen reader says it.
    package static func place(_ position: Int, of count: Int, in locale: Locale) -> String {
        placeOf.localized(in: locale).replacing("%1", with: String(position)).replacing("%2", with: String(count))
    }

    static let english = [
        "OK", "Cancel", "Back", "Search", "Done", "Edit", "More", "Close", "Delete", "Time", "Colors", "Grid",
        "Sliders", "Opacity", "Red", "Green", "Blue",
        "Previous", "Next", "Rename", "%1 of %2", "Share", "Undo", "Redo", "Add", "Compose", "Reply", "Organize",
        "Bookmarks", "Stop", "Camera", "Play", "Pause", "Rewind", "Fast forward",
        "Previous Month", "Next Month", "Increment", "Decrement",
        "No Results", "Check the spelling or try a new search.", "Day", "Month", "Year", "Date", "Hour", "Minute",
        "AM/PM", "Today", "No Results for “%@”", "Clear text", "Share…", "Copy", "Open", "Save to Downloads", "Paste",
        "New Document",
        "Untitled", "Remove %@", "Refresh", "Show Menu", "Magic Tap",
        "Save", "Move", "Replace", "Name", "“%@” already exists.",
        "Show Sidebar", "Hide Sidebar", "Reorder %@",
    ]

    /// In the order of the cases.
    static let table: [String: [String]] = [
        "zh-Hant": [
            "好", "取消", "返回", "搜尋", "完成", "編輯", "更多", "關閉", "刪除", "時間", "顏色", "格線", "滑桿", "不透明度", "紅色", "綠色", "藍色",
            "上一個", "下一個", "重新命名", "第%1個，共%2個", "分享", "還原", "重做", "加入", "撰寫", "回覆", "整理", "書籤", "停止", "相機", "播放", "暫停",
            "倒轉", "快轉", "上個月", "下個月", "增加", "減少", "沒有結果", "請檢查拼字或嘗試新的搜尋。", "日", "月", "年", "日期", "時", "分", "上午/下午", "今天",
            "找不到「%@」的結果", "清除文字", "分享⋯", "拷貝", "打開", "儲存到「下載項目」", "貼上", "新增文件", "未命名", "移除%@", "重新整理", "顯示選單", "魔術點按",
            "儲存", "移動", "取代", "名稱", "「%@」已經存在。", "顯示側邊欄", "隱藏側邊欄", "重新排列%@",
        ],
        "ar": [
            "موافق", "إلغاء", "رجوع", "بحث", "تم", "تحرير", "المزيد", "إغلاق", "حذف", "الوقت", "الألوان", "الشبكة",
            "أشرطة التمرير", "العتامة", "أحمر", "أخضر", "أزرق", "السابق", "التالي", "إعادة تسمية", "%1 من %2", "مشاركة",
            "تراجع", "إعادة", "إضافة", "إنشاء", "رد", "تنظيم", "الإشارات المرجعية", "إيقاف", "الكاميرا", "تشغيل",
            "إيقاف مؤقت", "إرجاع", "تقديم سريع", "الشهر السابق", "الشهر التالي", "زيادة", "إنقاص", "لا توجد نتائج",
            "تحقق من الإملاء أو جرّب بحثًا جديدًا.", "اليوم", "الشهر", "السنة", "التاريخ", "الساعة", "الدقيقة", "ص/م",
            "اليوم", "لا توجد نتائج لـ \"%@\"", "مسح النص", "مشاركة…", "نسخ", "فتح", "حفظ في التنزيلات", "لصق",
            "مستند جديد", "بدون عنوان", "إزالة %@", "تحديث", "إظهار القائمة", "نقرة سحرية", "حفظ", "نقل", "استبدال",
            "الاسم", "\"%@\" موجود بالفعل.", "إظهار الشريط الجانبي", "إخفاء الشريط الجانبي", "إعادة ترتيب %@",
        ],
        "ko": [
            "확인", "취소", "뒤로", "검색", "완료", "편집", "더 보기", "닫기", "삭제", "시간", "색상", "격자", "슬라이더", "불투명도", "빨간색", "초록색",
            "파란색",
            "이전", "다음", "이름 변경", "%2개 중 %1", "공유", "실행 취소", "실행 복귀", "추가", "작성", "답장", "정리", "책갈피", "중단", "카메라", "재생",
            "일시 정지", "되감기", "빨리 감기",
            "이전 달", "다음 달", "증가", "감소", "결과 없음", "맞춤법을 확인하거나 새로 검색해 보십시오.", "일", "월", "연도", "날짜", "시", "분",
            "오전/오후", "오늘", "‘%@’에 대한 결과 없음", "텍스트 지우기", "공유…", "복사하기", "열기", "다운로드에 저장", "붙여넣기", "새로운 문서", "무제",
            "%@ 제거", "새로 고침", "메뉴 보기", "매직 탭",
            "저장", "이동", "대치", "이름", "‘%@’이(가) 이미 있습니다.",
            "사이드바 보기", "사이드바 가리기", "%@ 순서 변경",
        ],
        "ja": [
            "OK", "キャンセル", "戻る", "検索", "完了", "編集", "その他", "閉じる", "削除", "時刻", "カラー", "グリッド", "スライダ", "不透明度", "赤", "緑",
            "青",
            "前へ", "次へ", "名称変更", "%1/%2", "共有", "取り消す", "やり直す", "追加", "作成", "返信", "整理", "ブックマーク", "停止", "カメラ", "再生",
            "一時停止", "巻き戻し", "早送り",
            "前の月", "次の月", "増やす", "減らす", "結果なし", "スペルを確認するか、別の検索を試してください。", "日", "月", "年", "日付", "時", "分", "午前/午後",
            "今日", "“%@”の結果なし", "テキストを消去", "共有…", "コピー", "開く", "ダウンロードに保存", "ペースト", "新規書類", "名称未設定", "%@を取り除く", "更新",
            "メニューを表示", "マジックタップ",
            "保存", "移動", "置き換える", "名前", "“%@”はすでに存在します。",
            "サイドバーを表示", "サイドバーを非表示", "%@を並べ替え",
        ],
        "zh": [
            "好", "取消", "返回", "搜索", "完成", "编辑", "更多", "关闭", "删除", "时间", "颜色", "网格", "滑块", "不透明度", "红", "绿", "蓝",
            "上一个", "下一个", "重新命名", "第%1个，共%2个", "共享", "撤销", "重做", "添加", "撰写", "回复", "整理", "书签", "停止", "相机", "播放", "暂停",
            "倒回", "快进",
            "上个月",
            "下个月", "增加", "减少", "无结果", "请检查拼写或尝试其他搜索。", "日", "月", "年", "日期", "时", "分", "上午/下午", "今天", "没有“%@”的结果",
            "清除文本", "共享…",
            "拷贝", "打开", "存储到下载", "粘贴", "新建文稿", "未命名", "移除%@", "刷新", "显示菜单", "魔术轻点",
            "存储", "移动", "替换", "名称", "“%@”已存在。",
            "显示边栏", "隐藏边栏", "重新排列%@",
        ],
        "de": [
            "OK", "Abbrechen", "Zurück", "Suchen", "Fertig", "Bearbeiten", "Mehr", "Schließen", "Löschen", "Zeit",
            "Farben", "Raster", "Regler", "Deckkraft", "Rot", "Grün", "Blau",
            "Zurück", "Weiter", "Umbenennen", "%1 von %2", "Teilen", "Widerrufen", "Wiederholen", "Hinzufügen",
            "Verfassen", "Antworten", "Verwalten", "Lesezeichen", "Stoppen", "Kamera", "Wiedergabe", "Pause",
            "Zurückspulen", "Vorspulen",
            "Vorheriger Monat", "Nächster Monat",
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
            "Couleurs", "Grille", "Curseurs", "Opacité", "Rouge", "Vert", "Bleu",
            "Précédent", "Suivant", "Renommer", "%1 sur %2", "Partager", "Annuler", "Rétablir", "Ajouter", "Rédiger",
            "Répondre", "Organiser", "Signets", "Arrêter", "Appareil photo", "Lecture", "Pause", "Retour rapide",
            "Avance rapide",
            "Mois précédent", "Mois suivant",
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
            "Cuadrícula", "Controles", "Opacidad", "Rojo", "Verde", "Azul",
            "Anterior", "Siguiente", "Cambiar nombre", "%1 de %2", "Compartir", "Deshacer", "Rehacer", "Agregar",
            "Redactar", "Responder", "Organizar", "Marcadores", "Detener", "Cámara", "Reproducir", "Pausa", "Rebobinar",
            "Avanzar",
            "Mes anterior", "Mes siguiente", "Aumentar",
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
            "Griglia", "Cursori", "Opacità", "Rosso", "Verde", "Blu",
            "Precedente", "Successivo", "Rinomina", "%1 di %2", "Condividi", "Annulla", "Ripristina", "Aggiungi",
            "Scrivi", "Rispondi", "Organizza", "Segnalibri", "Interrompi", "Fotocamera", "Riproduci", "Pausa",
            "Riavvolgi", "Avanti veloce",
            "Mese precedente", "Mese successivo", "Aumenta",
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
            "Controles", "Opacidade", "Vermelho", "Verde", "Azul",
            "Anterior", "Seguinte", "Renomear", "%1 de %2", "Compartilhar", "Desfazer", "Refazer", "Adicionar",
            "Escrever", "Responder", "Organizar", "Favoritos", "Parar", "Câmera", "Reproduzir", "Pausar", "Retroceder",
            "Avançar",
            "Mês anterior", "Próximo mês", "Aumentar",
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
            "Сетка", "Ползунки", "Непрозрачность", "Красный", "Зеленый", "Синий",
            "Назад", "Далее", "Переименовать", "%1 из %2", "Поделиться", "Отменить", "Повторить", "Добавить",
            "Написать", "Ответить", "Упорядочить", "Закладки", "Остановить", "Камера", "Воспроизвести", "Пауза",
            "Перемотать назад", "Перемотать вперед",
            "Предыдущий месяц", "Следующий месяц",
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
