import Foundation

/// The names that the toolchain's own modules have: Swift's, Foundation's, Observation's.
///
/// A compiled module holds its identifiers as plain text. Names that are not public are among them, which the report of a
/// project can bear: it looks for names that are nowhere.
package struct ToolchainNames {
    package let names: Set<String>

    private static let modules = [
        "Swift", "_Concurrency", "_StringProcessing", "_Builtin_float", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Observation", "Dispatch",
        "RegexBuilder", "Synchronization", "XCTest", "Testing",
    ]

    package init(_ toolchain: SwiftToolchain) {
        names = Self.modules.reduce(into: []) { names, module in
            let folder = "\(toolchain.moduleFolder)/\(module).swiftmodule"
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for file in files where file.hasSuffix(".swiftmodule") {
                names.formUnion(
                    Self.identifiers(in: FileManager.default.contents(atPath: "\(folder)/\(file)") ?? Data()))
            }
        }
    }

    /// All runs of the characters of which identifiers are made.
    static func identifiers(in data: Data) -> Set<String> {
        var names: Set<String> = []
        data.withUnsafeBytes { bytes in
            var start = bytes.startIndex
            for index in bytes.indices where !isPart(bytes[index]) {
                if index - start > 1 { names.insert(String(decoding: bytes[start..<index], as: UTF8.self)) }
                start = index + 1
            }
        }
        return names
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
