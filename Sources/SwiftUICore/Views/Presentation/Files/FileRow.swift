import Foundation

/// A file or folder: its icon, its name, and when it was changed.
struct FileRow: View {
    let entry: FileEntry
    var isChosen = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.locale) private var locale

    var body: some View {
        HStack {
            Image(systemName: symbol).foregroundStyle(.tint).frame(width: 28).opacity(isEnabled ? 1 : 0.4)
                .accessibilityHidden(true)
            VStack(alignment: .leading) {
                Text(verbatim: entry.name)
                    .foregroundStyle(isEnabled ? Color.primary : Color.secondary)
                    .lineLimit(1)
                    .truncationMode(.middle)
                Text(verbatim: details).font(.footnote).foregroundStyle(Color.secondary)
            }
            if isChosen {
                Spacer()
                Image(systemName: "checkmark").foregroundStyle(.tint).accessibilityHidden(true)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: entry.name))
        .accessibilityValue(Text(verbatim: details))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    private var symbol: String {
        if entry.isFolder { return "folder.fill" }
        if entry.type.conforms(to: .image) { return "photo" }
        if entry.type.conforms(to: .audio) { return "music.note" }
        return entry.type.conforms(to: .movie) ? "film" : "doc"
    }

    /// When it was changed, and how large it is.
    private var details: String {
        let date = entry.date?.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale))
        let size = entry.size?.formatted(.byteCount(style: .file).locale(locale))
        return [date, size].compactMap { $0 }.joined(separator: " · ")
    }
}
