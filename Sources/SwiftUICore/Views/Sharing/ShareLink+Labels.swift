import CoreTransferable
import Foundation

/// The label of a control that shares something: the sign for that, and a title or the system's word.
public nonisolated struct DefaultShareLinkLabel: View {
    let title: Text?

    @MainActor
    public var body: some View {
        Label {
            if let title { title } else { SystemText(.share) }
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(title: nil))
    }

    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(title: Text(titleKey)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(title: Text(title)))
    }

    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, title: nil, subject, message, preview)
    }

    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, title: Text(titleKey), subject, message, preview)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, title: Text(title), subject, message, preview)
    }

    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, title: title, subject, message, preview)
    }

    private init<I: Transferable>(
        item: I, title: Text?, _ subject: Text?, _ message: Text?, _ preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: title))
    }
}

// MARK: Texts and addresses, which are their own previews

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(title: nil))
    }

    public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(title: nil))
    }

    public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: nil))
    }

    public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: nil))
    }

    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
    }

    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
    }

    public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: title))
    }

    public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: title))
    }
}
