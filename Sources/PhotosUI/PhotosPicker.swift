import SwiftUI

/// A button by which the user chooses pictures: of the desktop's folder of pictures.
public struct PhotosPicker<Label: View>: View {
    private enum Selection {
        case one(Binding<PhotosPickerItem?>)
        case several(Binding<[PhotosPickerItem]>, limit: Int?)
    }

    private let selection: Selection
    private let filter: PHPickerFilter?
    private let label: Label
    @State private var isPresented = false

    /// - Parameters:
    ///   - selection: is set to the picture that the user chooses.
    ///   - filter: nil is all.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = .one(selection)
        self.filter = filter
        self.label = label()
    }

    /// - Parameters:
    ///   - selection: is set to the pictures that the user chooses.
    ///   - maxSelectionCount: nil is any number.
    ///   - filter: nil is all.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = .several(selection, limit: maxSelectionCount)
        self.filter = filter
        self.label = label()
    }

    public var body: some View {
        let button = Button {
            isPresented = true
        } label: {
            label
        }
        switch selection {
        case .one(let item): button.photosPicker(isPresented: $isPresented, selection: item, matching: filter)
        case .several(let items, let limit):
            button.photosPicker(
                isPresented: $isPresented, selection: items, maxSelectionCount: limit, matching: filter)
        }
    }
}

extension PhotosPicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(selection: selection, matching: filter) { Text(title) } }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(title) }
    }
}
