import Foundation

/// Windows for the documents of an app: a list of those in the folder of documents, which leads to the editor.
public nonisolated struct DocumentGroup<Document, Content: View>: PrimitiveScene {
    let kind: DocumentKind<Document>
    let editor: @MainActor (OpenDocument<Document>) -> Content

    @MainActor
    public static func _collectWindows(_ scene: Self, into windows: inout _WindowList) {
        let browser = DocumentBrowser(kind: scene.kind, editor: scene.editor)
        windows.windows.append(_WindowList.Window(title: nil, content: AnyView(browser)))
    }
}

extension DocumentGroup where Document: FileDocument {
    /// - Parameters:
    ///   - newDocument: what a new document holds.
    ///   - editor: shows a document and lets it be changed.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        let (make, editor) = (UncheckedBox(newDocument), UncheckedBox(editor))
        kind = DocumentKind(value: { make.value() })
        self.editor = { editor.value($0.configuration(isEditable: true)) }
    }

    /// Documents that can't be changed.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        let viewer = UncheckedBox(viewer)
        kind = DocumentKind(value: nil)
        editor = { viewer.value($0.configuration(isEditable: false)) }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// - Parameters:
    ///   - newDocument: makes a new document.
    ///   - editor: shows a document and lets it be changed.
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        let (make, editor) = (UncheckedBox(newDocument), UncheckedBox(editor))
        kind = DocumentKind(reference: { make.value() })
        self.editor = { editor.value($0.configuration(isEditable: true)) }
    }

    /// Documents that can't be changed.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        let viewer = UncheckedBox(viewer)
        kind = DocumentKind(reference: nil)
        editor = { viewer.value($0.configuration(isEditable: false)) }
    }
}

extension OpenDocument where Document: FileDocument {
    fileprivate func configuration(isEditable: Bool) -> FileDocumentConfiguration<Document> {
        let binding = Binding<Document>(
            get: { self.document },
            set: { [weak self] in
                guard isEditable else { return }
                self?.document = $0
                self?.changed()
            })
        return FileDocumentConfiguration(document: binding, fileURL: file, isEditable: isEditable)
    }
}

extension OpenDocument where Document: ReferenceFileDocument {
    fileprivate func configuration(isEditable: Bool) -> ReferenceFileDocumentConfiguration<Document> {
        ReferenceFileDocumentConfiguration(document: document, fileURL: file, isEditable: isEditable)
    }
}
