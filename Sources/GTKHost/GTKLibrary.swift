import Foundation

/// GTK itself, which is loaded when a window opens: pictures and tests do without.
///
/// Hanok is linked without GTK. Its functions are found at the first call of each, among those of all libraries that are
/// loaded by then.
enum GTKLibrary {
    private static let name = "libgtk-4.so.1"

    /// Loads GTK, if it is not there already. Ends the program with a message where it is not installed.
    static func load() {
        guard dlopen(name, RTLD_LAZY | RTLD_GLOBAL) == nil else { return }
        let reason = dlerror().map { String(cString: $0) } ?? name
        FileHandle.standardError.write(Data("hanok: GTK 4 can't be loaded, and a window needs it: \(reason)\n".utf8))
        exit(1)
    }
}
