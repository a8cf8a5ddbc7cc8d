import CoreTransferable
import Foundation

/// A control that shares something.
///
/// Its sheet offers what a Linux desktop can do with it: copy it, open an address in the desktop's own program, and save
/// files in the folder of downloads.
public nonisolated struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View where Data.Element: Transferable {
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
    private let label: Label
    @State private var isPresented = false

    init(
        _ items: Data, _ subject: Text?, _ message: Text?,
        _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
    ) {
        self.items = items
        self.subject = subject
        self.message = message
        self.preview = preview
        self.label = label
    }

    @MainActor
    public var body: some View {
        Button {
            isPresented = true
        } label: {
            label
        }
        .sheet(isPresented: $isPresented) {
            ShareSheet(items: sharedItems, subject: subject, message: message)
                .presentationDetents([.medium, .large])
        }
    }

    private var sharedItems: [SharedItem] {
        items.map { item in
            let preview = preview?(item)
            return SharedItem(
                item, title: preview?.title, image: preview?.image as? Image ?? preview?.icon as? Image)
        }
    }
}

extension ShareLink {
    /// - Parameters:
    ///   - subject: what the items are about.
    ///   - message: goes with the items.
    ///   - preview: how an item is shown in the sheet.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, preview, label())
    }

    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data.Element == String {
        self.init(items, subject, message, nil, label())
    }

    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data.Element == URL {
        self.init(items, subject, message, nil, label())
    }

    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, nil, label())
    }

    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, nil, label())
    }
}
