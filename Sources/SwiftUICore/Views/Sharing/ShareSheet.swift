import Foundation
import Geometry
import Platform

/// What can be done with things that are shared.
package struct ShareSheet: View {
    let items: [SharedItem]
    let subject: Text?
    let message: Text?
    /// What is not offered.
    private let excluded: Set<SystemString>
    /// Told of what is done with the things.
    private let performed: (@MainActor (SystemString) -> Void)?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @Environment(\.clipboard) private var clipboard
    @Environment(\.locale) private var locale

    package init(
        items: [SharedItem], subject: Text? = nil, message: Text? = nil, excluded: Set<SystemString> = [],
        performed: (@MainActor (SystemString) -> Void)? = nil
    ) {
        self.items = items
        self.subject = subject
        self.message = message
        self.excluded = excluded
        self.performed = performed
    }

    package var body: some View {
        List {
            Section { header }
            Section {
                if offers(.copy), items.contains(where: \.isText) {
                    action(.copy, "doc.on.doc", perform: copy)
                }
                if offers(.open), items.contains(where: { $0.url != nil }) {
                    action(.open, "arrow.up.forward.app") {
                        for item in items { if let url = item.url { openURL(url) } }
                    }
                }
                if offers(.saveToDownloads), items.contains(where: { $0.fileType != nil }) {
                    action(.saveToDownloads, "square.and.arrow.down", perform: save)
                }
            }
        }
        .contentMargins(.top, 16, for: .scrollContent)
    }

    private var header: some View {
        HStack(spacing: 12) {
            (items.lazy.compactMap(\.image).first ?? Image(systemName: items.first?.url == nil ? "doc" : "link"))
                .resizable().scaledToFit().frame(width: 40, height: 40)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                (subject ?? items.first?.title)?.font(.subheadline.weight(.semibold)).lineLimit(2)
                message?.font(.footnote).foregroundStyle(.secondary).lineLimit(2)
                if items.count > 1 {
                    Text(verbatim: "+ \(items.count - 1)").font(.footnote).foregroundStyle(.secondary)
                }
            }
            Spacer(minLength: 0)
            Button {
                dismiss()
            } label: {
                Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(.secondary)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: SystemString.close.localized(in: locale)))
        }
    }

    private func offers(_ action: SystemString) -> Bool { !excluded.contains(action) }

    private func action(
        _ title: SystemString, _ symbol: String, perform: @escaping @MainActor () -> Void
    ) -> some View {
        Button {
            perform()
            performed?(title)
            dismiss()
        } label: {
            HStack {
                SystemText(title)
                Spacer()
                Image(systemName: symbol).accessibilityHidden(true)
            }
            .foregroundStyle(Color.primary)
        }
    }

    /// The texts, a line each.
    private func copy() {
        var texts: [Int: String] = [:]
        let (items, message) = (items.filter(\.isText), clipboard)
        for (index, item) in items.enumerated() {
            item.withText { text in
                texts[index] = text
                message?.setString(items.indices.compactMap { texts[$0] }.joined(separator: "\n"))
            }
        }
    }

    private func save() {
        let downloads = FileManager.default.urls(for: .downloadsDirectory, in: .userDomainMask).first
        guard let folder = downloads else { return }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for item in items { if let type = item.fileType { item.save(in: folder, as: type) } }
    }
}
