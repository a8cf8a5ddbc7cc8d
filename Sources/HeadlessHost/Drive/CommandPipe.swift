import Foundation

/// A named pipe that is read line by line without waiting.
final class CommandPipe {
    enum Item: Equatable {
        /// No whole line is there yet.
        case none
        case line(String)
        /// The writer has closed it.
        case ended
    }

    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private var hasWriter = false

    /// nil where there is no pipe that can be read.
    init?(path: String) {
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    func next() -> Item {
        if let line = takeLine() { return .line(line) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &bytes, bytes.count)
        if count > 0 {
            hasWriter = true
            buffer += bytes[..<count]
            return takeLine().map(Item.line) ?? .none
        }
        return count == 0 && hasWriter ? .ended : .none
    }

    private func takeLine() -> String? {
        guard let end = buffer.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { buffer.removeSubrange(...end) }
        return String(decoding: buffer[..<end], as: UTF8.self)
    }
}
