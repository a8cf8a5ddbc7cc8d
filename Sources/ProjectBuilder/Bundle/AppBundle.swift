import Foundation

/// The folder in which an app lies as Foundation's `Bundle.main` expects it: program, `Info.plist` and resources side
/// by side in `<name>.app`, or `<name>.appex` for an extension.
struct AppBundle {
    let path: String
    let name: String
    let isExtension: Bool

    /// - Parameter folder: that of the build's configuration.
    init(name: String, isExtension: Bool = false, in folder: String) {
        self.name = name
        self.isExtension = isExtension
        path = "\(folder)/\(name).\(isExtension ? "appex" : "app")"
    }

    init(of plan: BuildPlan, in folder: String) {
        self.init(name: plan.name, isExtension: plan.appExtension != nil, in: folder)
    }

    var program: String { path + "/" + name }

    /// Lays in the resources, unless they are the same as before.
    /// - Returns: warnings about them.
    func update(_ plan: BuildPlan, fingerprintPath: String) throws -> [String] {
        let information = try plan.information.data()
        let lines =
            [Self.form, String(decoding: information, as: UTF8.self)]
            + (plan.resources + plan.modules.flatMap(\.dataModels)).flatMap {
                ["\($0.destination) \($0.region ?? "") \($0.isFolder)"] + FileStamp.lines(below: $0.path)
            } + plan.modules.filter { !$0.dataModels.isEmpty }.map(\.name)
        let fingerprint = Fingerprint(path: fingerprintPath, lines: lines)
        if fingerprint.isCurrent(), FileManager.default.fileExists(atPath: path + "/Info.plist") { return [] }
        fingerprint.clear()
        try clear()
        var writer = ResourceWriter(bundle: path)
        try writer.write(plan.resources)
        for module in plan.modules { try writer.writeDataModels(of: module) }
        try LocalizedInformation(bundle: path).complete(from: plan.information)
        try information.write(to: URL(fileURLWithPath: path + "/Info.plist"))
        try fingerprint.save()
        return writer.warnings
    }

    /// Changes when resources are laid down in another way than before.
    private static let form = "7"

    /// Empties the bundle but for the program.
    private func clear() throws {
        try BuildFolder.create(path)
        for item in try FileManager.default.contentsOfDirectory(atPath: path)
        where item != name || FileStamp(path: program)?.isFolder == true {
            try FileManager.default.removeItem(atPath: path + "/" + item)
        }
    }
}
