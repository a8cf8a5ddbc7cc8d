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
        let isPart = isPart
        data.withUnsafeBytes { bytes in
            var start = bytes.startIndex
            for index in bytes.indices where !isPart[Int(bytes[index])] {
                if index - start > 1 { names.insert(String(decoding: bytes[start..<index], as: UTF8.self)) }
                start = index + 1
            }
        }
        return names
    }

    /// For each byte, whether identifiers have it. There are millions to look up.
    private static let isPart: [Bool] = (0...UInt8.max).map { byte in
        let character = Character(Unicode.Scalar(byte))
        return character.isASCII && (character.isLetter || character.isNumber || character == "_")
    }
}
