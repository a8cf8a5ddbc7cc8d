import CGtk4
import Foundation
import Platform

/// Reads what another program drags over a window.
@MainActor
struct DropReader {
    /// A `GdkDrop`.
    let drop: OpaquePointer

    /// The types of its data that are of use, in the program's order.
    var mimeTypes: [String] {
        var count: gsize = 0
        guard let names = gdk_content_formats_get_mime_types(gdk_drop_get_formats(drop), &count) else { return [] }
        return Self.useful((0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } })
    }

    /// Programs offer one text in many encodings, and one picture in every format that they can write: the best are enough.
    nonisolated static func useful(_ types: [String]) -> [String] {
        let text = ["text/plain;charset=utf-8", "text/plain"].first { types.contains($0) }
        let pictures = types.filter { commonPictures.contains($0) }
        let bestPictures = pictures.isEmpty ? Array(types.filter { $0.hasPrefix("image/") }.prefix(1)) : pictures
        return types.filter { type in
            if type.hasPrefix("text/plain") { return type == text }
            if type.hasPrefix("image/") { return bestPictures.contains(type) }
            return type.contains("/")
        }
    }

    private nonisolated static let commonPictures: Set = [
        "image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml", "image/heic",
    ]

    /// Reads the data of types; those that can't be had are left out.
    func read(_ mimeTypes: [String], _ completion: @escaping @MainActor ([String: Data]) -> Void) {
        read(mimeTypes[...], into: [:], completion)
    }

    /// One after the other: some programs can't do otherwise.
    private func read(
        _ mimeTypes: ArraySlice<String>, into data: [String: Data],
        _ completion: @escaping @MainActor ([String: Data]) -> Void
    ) {
        guard let mimeType = mimeTypes.first else { return completion(data) }
        Request(drop) { result in
            var data = data
            data[mimeType] = result
            read(mimeTypes.dropFirst(), into: data, completion)
        }.start(mimeType)
    }
}

/// One type of data on its way.
@MainActor
private final class Request {
    private let drop: OpaquePointer
    private let completion: @MainActor (Data?) -> Void

    init(_ drop: OpaquePointer, completion: @escaping @MainActor (Data?) -> Void) {
        self.drop = drop
        self.completion = completion
        g_object_ref(gpointer(drop))
    }

    isolated deinit { g_object_unref(gpointer(drop)) }

    func start(_ mimeType: String) {
        let name = strdup(mimeType)
        defer { free(name) }
        var names: [UnsafePointer<CChar>?] = [UnsafePointer(name), nil]
        gdk_drop_read_async(
            drop, &names, G_PRIORITY_DEFAULT, nil,
            { _, result, data in
                let request = Unmanaged<Request>.fromOpaque(data!).takeRetainedValue()
                MainActor.assumeIsolated { request.opened(result) }
            }, Unmanaged.passRetained(self).toOpaque())
    }

    private func opened(_ result: OpaquePointer?) {
        guard let stream = gdk_drop_read_finish(drop, result, nil, nil) else { return completion(nil) }
        let memory = g_memory_output_stream_new_resizable()!
        let flags = GOutputStreamSpliceFlags(
            rawValue: G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
        g_output_stream_splice_async(
            memory, stream, flags, G_PRIORITY_DEFAULT, nil,
            { memory, result, data in
                let request = Unmanaged<Request>.fromOpaque(data!).takeRetainedValue()
                let output = UnsafeMutableRawPointer(memory!).assumingMemoryBound(to: GOutputStream.self)
                let isRead = g_output_stream_splice_finish(output, result, nil) >= 0
                let data = isRead ? contents(of: output) : nil
                g_object_unref(gpointer(output))
                MainActor.assumeIsolated { request.completion(data) }
            }, Unmanaged.passRetained(self).toOpaque())
        g_object_unref(gpointer(stream))
    }
}

/// What a closed stream in memory holds.
private func contents(of stream: UnsafeMutablePointer<GOutputStream>) -> Data {
    let memory = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GMemoryOutputStream.self)
    let bytes = g_memory_output_stream_steal_as_bytes(memory)
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let pointer = g_bytes_get_data(bytes, &count) else { return Data() }
    return Data(bytes: pointer, count: Int(count))
}
