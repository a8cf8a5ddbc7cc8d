/// The lines of bytes in UTF-8, without what ends them and without empty ones.
///
/// As on Apple's platforms a line ends with a line feed, carriage return, both, vertical tab, form feed, next line, or a
/// separator of lines or paragraphs.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    let base: Base

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }

    public struct AsyncIterator: AsyncIteratorProtocol {
        var base: Base.AsyncIterator
        private var line: [UInt8] = []
        private var hasEnded = false

        init(base: Base.AsyncIterator) { self.base = base }

        public mutating func next() async rethrows -> String? {
            while !hasEnded {
                guard let byte = try await base.next() else {
                    hasEnded = true
                    return takeLine()
                }
                line.append(byte)
                guard let length = lengthOfEnd else { continue }
                line.removeLast(length)
                if let text = takeLine() { return text }
            }
            return nil
        }

        /// How many of the last bytes end a line; nil where none do.
        private var lengthOfEnd: Int? {
            switch line[line.count - 1] {
            case 0x0A...0x0D: return 1
            case 0x85 where line.dropLast().last == 0xC2: return 2
            case 0xA8, 0xA9: return line.suffix(3).starts(with: [0xE2, 0x80]) ? 3 : nil
            default: return nil
            }
        }

        private mutating func takeLine() -> String? {
            if line.isEmpty { return nil }
            defer { line.removeAll(keepingCapacity: true) }
            return String(decoding: line, as: UTF8.self)
        }
    }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines of the text that the bytes are in UTF-8.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
