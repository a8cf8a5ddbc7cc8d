import AppleFoundation
import Foundation
import Geometry
import SwiftUICore

/// The pictures of the desktop's folder of pictures, the newest first.
struct PicturePicker: View {
    let picker: UIImagePickerController
    private let folder = PictureFolder()
    @State private var files: [URL]?

    private static let columns = [GridItem(.adaptive(minimum: 100, maximum: 180), spacing: 2)]

    var body: some View {
        NavigationStack {
            grid
                .overlay { if files?.isEmpty == true { explanation } }
                .navigationTitle(Text(verbatim: folder.url.lastPathComponent))
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button {
                            picker.cancel()
                        } label: {
                            SystemText(.cancel)
                        }
                    }
                }
        }
        .task { files = folder.files() }
    }

    private var grid: some View {
        ScrollView {
            LazyVGrid(columns: Self.columns, spacing: 2) {
                ForEach(files ?? [], id: \.self) { file in
                    Button {
                        picker.choose(file)
                    } label: {
                        PictureThumbnail(file: file)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text(verbatim: file.lastPathComponent))
                }
            }
        }
    }

    /// Where pictures have to be put to be found.
    private var explanation: some View {
        ContentUnavailableView {
            Label {
                Text(verbatim: folder.url.path)
            } icon: {
                Image(systemName: "photo.on.rectangle")
            }
        }
    }
}

/// A square of a picture.
private struct PictureThumbnail: View {
    let file: URL
    @State private var image: UIImage?

    /// Pixels.
    private static let side = 360

    var body: some View {
        Color(UIColor.secondarySystemBackground)
            .aspectRatio(1, contentMode: .fit)
            .overlay {
                if let image { Image(uiImage: image).resizable().aspectRatio(contentMode: .fill) }
            }
            .clipped()
            .task { image = UIImage(contentsOfFile: file.path)?.shrunk(to: Self.side) }
    }
}
