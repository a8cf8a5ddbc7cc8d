import SwiftUI
import UIKit

extension View {
    /// Shows the user's pictures while a value is true.
    /// - Parameters:
    ///   - selection: is set to the picture that the user chooses.
    ///   - filter: nil is all.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(
            PhotosPickerModifier(
                isPresented: isPresented, limit: 1, filter: filter, chosen: [],
                choose: { selection.wrappedValue = $0.first }))
    }

    /// Shows the user's pictures while a value is true.
    /// - Parameters:
    ///   - selection: is set to the pictures that the user chooses.
    ///   - maxSelectionCount: nil is any number.
    ///   - filter: nil is all.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(
            PhotosPickerModifier(
                isPresented: isPresented, limit: maxSelectionCount, filter: filter,
                chosen: selection.wrappedValue.map(\.file), choose: { selection.wrappedValue = $0 }))
    }
}

private struct PhotosPickerModifier: ViewModifier {
    @Binding var isPresented: Bool
    let limit: Int?
    let filter: PHPickerFilter?
    let chosen: [URL]
    let choose: ([PhotosPickerItem]) -> Void

    func body(content: Content) -> some View {
        content.sheet(isPresented: $isPresented) {
            PicturePicker(
                limit: limit, takesPictures: filter?.takesPictures ?? true, chosen: chosen,
                choose: { files in
                    choose(files.map(PhotosPickerItem.init))
                    isPresented = false
                }, cancel: { isPresented = false })
        }
    }
}
