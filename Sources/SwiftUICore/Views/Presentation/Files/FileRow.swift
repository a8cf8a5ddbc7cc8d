import Foundation

/// A file or folder: its icon, its name, and when it was changed.
struct FileRow: View {
    let entry: FileEntry
    var isChosen = false
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack {
            Image(systemName: symbol).foregroundStyle(.tint).frame(width: 28).accessibilityHidden(true)
            VStack(alignment: .leading) {
                Text(verbatim: entry.name)
                    .foregroundStyle(isEnabled ? Color.primary : Color.secondary)
                    .lineLimit(1)
                    .truncationMode(.middle)
                details.font(.footnote).foregroundStyle(Color.secondary)
            }
            if isChosen {
                Spacer()
                Image(systemName: "checkmark").foregroundStyle(.tint).accessibilityHidden(true)
            }
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    private var symbol: String {
        if entry.isFolder { return "folder.fill" }
        if entry.type.conforms(to: .image) { return "photo" }
        if entry.type.conforms(to: .audio) { return "music.note" }
        return entry.type.conforms(to: .movie) ? "film" : "doc"
    }

    @ViewBuilder private var details: some View {
        if let date = entry.date {
            if let size = entry.size {
                Text(
                    verbatim:
                        "\(date.formatted(date: .numeric, time: .omitted)) · \(size.formatted(.byteCount(style: .file)))"
                )
            } else {
                Text(date, style: .date)
            }
        }
    }
}
