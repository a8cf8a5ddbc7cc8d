import CGtk4
import Foundation
import Platform

/// What GDK asks for the data of a drag: an object of a GObject class of our own, since the data is made when it is asked for.
@MainActor
enum DragContentProvider {
    /// - Returns: a `GdkContentProvider` that the caller owns.
    static func make(_ drag: OutgoingDrag) -> UnsafeMutablePointer<GdkContentProvider> {
        let object = g_object_new_with_properties(type, 0, nil, nil)!
        let release: GDestroyNotify = { Unmanaged<Content>.fromOpaque($0!).release() }
        g_object_set_data_full(object, key, Unmanaged.passRetained(Content(drag)).toOpaque(), release)
        return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GdkContentProvider.self)
    }

    private nonisolated static let key = "hanok-content"

    private final class Content: Sendable {
        let drag: OutgoingDrag
        let mimeTypes: [String]

        @MainActor
        init(_ drag: OutgoingDrag) {
            self.drag = drag
            mimeTypes = drag.mimeTypes
        }
    }

    private nonisolated static func content(of provider: UnsafeMutablePointer<GdkContentProvider>?) -> Content? {
        let object = UnsafeMutableRawPointer(provider)?.assumingMemoryBound(to: GObject.self)
        return g_object_get_data(object, key).map { Unmanaged<Content>.fromOpaque($0).takeUnretainedValue() }
    }

    private static let type: GType = {
        var information = GTypeInfo()
        information.class_size = guint16(MemoryLayout<GdkContentProviderClass>.size)
        information.instance_size = guint16(MemoryLayout<GdkContentProvider>.size)
        information.class_init = { pointer, _ in
            let methods = pointer!.assumingMemoryBound(to: GdkContentProviderClass.self)
            methods.pointee.ref_formats = { formats(of: $0) }
            methods.pointee.write_mime_type_async = { provider, mimeType, stream, _, cancellable, callback, data in
                let request = WriteRequest(
                    task: g_task_new(gpointer(provider), cancellable, callback, data), stream: OpaquePointer(stream!))
                let mimeType = mimeType.map { String(cString: $0) } ?? ""
                let content = content(of: provider)
                MainActor.assumeIsolated { write(mimeType, of: content, request) }
            }
            methods.pointee.write_mime_type_finish = { _, result, error in
                g_task_propagate_boolean(result, error)
            }
        }
        return g_type_register_static(
            gdk_content_provider_get_type(), "HanokDragContent", &information, GTypeFlags(rawValue: 0))
    }()

    private nonisolated static func formats(of provider: UnsafeMutablePointer<GdkContentProvider>?) -> OpaquePointer? {
        let builder = gdk_content_formats_builder_new()
        for mimeType in content(of: provider)?.mimeTypes ?? [] {
            gdk_content_formats_builder_add_mime_type(builder, mimeType)
        }
        return gdk_content_formats_builder_free_to_formats(builder)
    }

    private static func write(_ mimeType: String, of content: Content?, _ request: WriteRequest) {
        guard let content else { return request.fail() }
        content.drag.load(mimeType) { data in
            if let data { request.write(data) } else { request.fail() }
        }
    }
}

/// Data that somebody waits for at the other end of a stream.
private struct WriteRequest: @unchecked Sendable {
    let task: OpaquePointer
    let stream: OpaquePointer

    init(task: OpaquePointer, stream: OpaquePointer) {
        self.task = task
        self.stream = stream
        g_object_ref(gpointer(stream))
    }

    func fail() {
        g_task_return_error(
            task, g_error_new_literal(g_io_error_quark(), gint(G_IO_ERROR_FAILED.rawValue), "There is no such data."))
        release()
    }

    func write(_ data: Data) {
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        let source = g_memory_input_stream_new_from_bytes(bytes)
        g_bytes_unref(bytes)
        let finished: GAsyncReadyCallback = { stream, result, data in
            let request = Unmanaged<Box>.fromOpaque(data!).takeRetainedValue().request
            var error: UnsafeMutablePointer<GError>?
            let output = UnsafeMutableRawPointer(stream!).assumingMemoryBound(to: GOutputStream.self)
            if g_output_stream_splice_finish(output, result, &error) < 0 {
                g_task_return_error(request.task, error)
            } else {
                g_task_return_boolean(request.task, gboolean(1))
            }
            request.release()
        }
        g_output_stream_splice_async(
            UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GOutputStream.self), source,
            G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE, G_PRIORITY_DEFAULT, g_task_get_cancellable(task), finished,
            Unmanaged.passRetained(Box(self)).toOpaque())
        g_object_unref(gpointer(source))
    }

    private func release() {
        g_object_unref(gpointer(stream))
        g_object_unref(gpointer(task))
    }

    private final class Box {
        let request: WriteRequest
        init(_ request: WriteRequest) { self.request = request }
    }
}
