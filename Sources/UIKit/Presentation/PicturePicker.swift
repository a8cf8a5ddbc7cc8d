import AppleFoundation
import Foundation
import Geometry
import SwiftUICore

/// The pictures of the desktop's folder of pictures, the newest first.
package struct PicturePicker: View {
    /// How many pictures the user may choose; nil is any number. One is taken at once.
    private let limit: Int?
    private let takesPictures: Bool
    private let choose: ([URL]) -> Void
    private let cancel: () -> Void
    private let folder = PictureFolder()
    @State private var files: [URL]?
    @State private var chosen: [URL]

    /// - Parameters:
    ///   - takesPictures: whether pictures are wanted at all, and not films alone, which there are none of.
    ///   - chosen: what is chosen at first, of several.
    package init(
        limit: Int? = 1, takesPictures: Bool = true, chosen: [URL] = [], choose: @escaping ([URL]) -> Void,
        cancel: @escaping () -> Void
    ) {
        self.limit = limit
        self.takesPictures = takesPictures
        self.choose = choose
        self.cancel = cancel
        _chosen = State(initialValue: chosen)
    }

    private static let columns = [GridItem(.adaptive(minimum: 100, maximum: 180), spacing: 2)]

    package var body: some View {
        NavigationStack {
            grid
                .overlay { if files?.isEmpty == true { explanation } }
                .navigationTitle(Text(verbatim: folder.url.lastPathComponent))
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button {
                            cancel()
                        } label: {
                            SystemText(.cancel)
                        }
                    }
                    if limit != 1 { ToolbarItem(placement: .confirmationAction) { done } }
                }
        }
        .task { files = takesPictures ? folder.files() : [] }
    }

    private var grid: some View {
        ScrollView {
            LazyVGrid(columns: Self.columns, spacing: 2) {
                ForEach(files ?? [], id: \.self) { file in
                    Button {
                        touch(file)
                    } label: {
                        PictureThumbnail(file: file).overlay(alignment: .bottomTrailing) { mark(of: file) }
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text(verbatim: file.lastPathComponent))
                    .accessibilityAddTraits(chosen.contains(file) ? .isSelected : [])
                }
            }
        }
    }

    private var done: some View {
        Button {
            choose(chosen)
        } label: {
            SystemText(.done)
        }
    }

    @ViewBuilder private func mark(of file: URL) -> some View {
        if chosen.contains(file) {
            Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .tint).padding(6)
        }
    }

    private func touch(_ file: URL) {
        if limit == 1 {
            choose([file])
        } else if let index = chosen.firstIndex(of: file) {
            chosen.remove(at: index)
        } else if chosen.count < limit ?? .max {
            chosen.append(file)
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
