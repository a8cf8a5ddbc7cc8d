import Foundation

/// FoundationNetworking, which only those apps load that need it: with all that curl loads, it is a quarter of the time
/// in which an app starts.
enum NetworkLibrary {
    private static let name = "FoundationNetworking"

    /// The objects do not ask for the library by themselves.
    static var compilerArguments: [String] {
        ["-Xfrontend", "-disable-autolink-library", "-Xfrontend", name]
    }

    /// Links the library where an object refers to it, or to what can't work without.
    static func linkerArguments(objects: [String]) -> [String] {
        if objects.contains(where: needsLibrary) { return ["-l" + name] }
        // One by one to the linker: the compiler's own `-l` would come before the other two.
        return ["--as-needed", "-l" + name, "--no-as-needed"].flatMap { ["-Xlinker", $0] }
    }

    /// Whether an object names `AsyncImage`, or one of the initialisers with the contents of a URL, which look for the
    /// library when they run.
    private static func needsLibrary(object path: String) -> Bool {
        guard let object = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else {
            return true
        }
        return needsLibrary(object)
    }

    /// - Parameter object: an object file, or anything else that holds mangled names that end with a zero.
    static func needsLibrary(_ object: Data) -> Bool {
        object.withUnsafeBytes { bytes in
            contains("10AsyncImage", in: bytes) { _ in true }
                || contains("contentsOf", in: bytes) { firstIndex(of: "3URLV", in: $0) != nil }
        }
    }

    /// Whether a text is there, and the rest of one such name is as `condition` says.
    private static func contains(
        _ text: String, in bytes: UnsafeRawBufferPointer, where condition: (UnsafeRawBufferPointer) -> Bool
    ) -> Bool {
        var rest = bytes[...]
        while let start = firstIndex(of: text, in: UnsafeRawBufferPointer(rebasing: rest)) {
            rest = rest.dropFirst(start + text.utf8.count)
            if condition(UnsafeRawBufferPointer(rebasing: rest.prefix { $0 != 0 })) { return true }
        }
        return false
    }

    private static func firstIndex(of text: String, in bytes: UnsafeRawBufferPointer) -> Int? {
        let text = Array(text.utf8)
        var start = 0
        while bytes.count - start >= text.count, let base = bytes.baseAddress {
            guard let found = memchr(base + start, Int32(text[0]), bytes.count - start - text.count + 1) else { break }
            if memcmp(found, text, text.count) == 0 { return UnsafeRawPointer(found) - base }
            start = UnsafeRawPointer(found) - base + 1
        }
        return nil
    }
}
