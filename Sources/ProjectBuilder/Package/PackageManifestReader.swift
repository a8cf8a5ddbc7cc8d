import Foundation
import XcodeProject

/// Reads package manifests through the toolchain, and keeps what it read until the manifest changes.
struct PackageManifestReader {
    let toolchain: SwiftToolchain
    /// A folder outside of the package's own, which is not written to.
    let cache: String

    func read(folder: String) throws -> PackageManifest {
        let file = folder + "/Package.swift"
        guard let source = FileManager.default.contents(atPath: file) else {
            throw ProjectError(file: file, message: "there is no readable package manifest")
        }
        let key = BuildSettings.identifier(folder)
        let output = "\(cache)/\(key).json"
        let fingerprint = Fingerprint(
            path: "\(cache)/\(key).inputs", lines: [toolchain.identity, String(decoding: source, as: UTF8.self)])
        if !fingerprint.isCurrent() {
            try dump(folder: folder, source: source, to: output)
            try fingerprint.save()
        }
        return try decode(output, file: file)
    }

    private func decode(_ path: String, file: String) throws -> PackageManifest {
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            return try JSONDecoder().decode(PackageManifest.self, from: data)
        } catch {
            throw ProjectError(file: file, message: "the manifest has a form that is not known: \(error)")
        }
    }

    private func dump(folder: String, source: Data, to output: String) throws {
        let adapted = PlaygroundManifest.adapted(String(decoding: source, as: UTF8.self))
        var readable = folder
        if let adapted {
            readable = cache + "/manifest"
            try BuildFolder.create(readable)
            try Data(adapted.utf8).write(to: URL(fileURLWithPath: readable + "/Package.swift"), options: .atomic)
        }
        // SwiftPM leaves locks and empty folders behind where temporary files go; it fails where their path has other letters
        // than Latin ones.
        let temporary = (cache.allSatisfy(\.isASCII) ? cache : "/tmp") + "/temporary-" + UUID().uuidString
        let result = try TemporaryFolder.use(temporary) {
            try Subprocess.capture(
                [
                    toolchain.swift, "package", "dump-package", "--package-path", readable, "--scratch-path",
                    cache + "/scratch",
                ], environment: ["TMPDIR": temporary])
        }
        guard result.succeeded, let start = result.output.firstIndex(of: "{") else {
            throw ProjectError(
                file: folder + "/Package.swift",
                message: "the package manifest can't be read:\n\(result.output)")
        }
        try Data(result.output[start...].utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
    }
}
