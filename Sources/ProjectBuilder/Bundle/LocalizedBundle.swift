import Foundation

/// A view of an app's bundle in which another language comes first.
///
/// Foundation on Linux takes no language from the environment: a bundle's strings come in its development region. So
/// the app runs from a folder of links, with an `Info.plist` of its own that names the language as that region.
struct LocalizedBundle {
    let bundle: AppBundle
    /// An identifier such as `ko`, `pt-BR` or `zh_Hant_TW`.
    let locale: String

    /// The program to start: in a folder of links, or in the bundle itself where it has no such language.
    func prepare(in folder: String) throws -> String {
        guard let region = region(), region != developmentRegion() else { return bundle.program }
        let view = AppBundle(name: bundle.name, isExtension: bundle.isExtension, in: "\(folder)/Localized/\(region)")
        let manager = FileManager.default
        var information = try InformationPropertyList(path: bundle.path + "/Info.plist")
        information["HanokDevelopmentRegion"] = information["CFBundleDevelopmentRegion"]
        information["CFBundleDevelopmentRegion"] = .string(region)
        let data = try information.data()
        if isCurrent(view, information: data) { return view.program }
        if manager.fileExists(atPath: view.path) { try manager.removeItem(atPath: view.path) }
        try BuildFolder.create(view.path)
        for item in try manager.contentsOfDirectory(atPath: bundle.path) where item != "Info.plist" {
            let target = view.path + "/" + item
            // The program finds its bundle by its own path, which a symbolic link would not change.
            if item == bundle.name {
                try manager.linkItem(atPath: bundle.program, toPath: target)
            } else {
                try manager.createSymbolicLink(atPath: target, withDestinationPath: bundle.path + "/" + item)
            }
        }
        try data.write(to: URL(fileURLWithPath: view.path + "/Info.plist"))
        return view.program
    }

    /// One that is right is left alone: another run may have just started from it.
    private func isCurrent(_ view: AppBundle, information: Data) -> Bool {
        let manager = FileManager.default
        func names(_ path: String) -> Set<String>? { (try? manager.contentsOfDirectory(atPath: path)).map(Set.init) }
        return manager.contents(atPath: view.path + "/Info.plist") == information
            && names(view.path) == names(bundle.path)
            && FileStamp(path: view.program) == FileStamp(path: bundle.program)
    }

    /// The localization of the bundle that fits best: the whole identifier, else ever less of it.
    private func region() -> String? {
        let items = (try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? []
        let regions = items.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
        var parts = locale.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        while !parts.isEmpty {
            let wanted = parts.joined(separator: "-")
            let match = regions.first { $0.lowercased().replacingOccurrences(of: "_", with: "-") == wanted }
            if let match { return match }
            parts.removeLast()
        }
        return nil
    }

    private func developmentRegion() -> String? {
        let information = try? InformationPropertyList(path: bundle.path + "/Info.plist")
        guard case .string(let region) = information?["CFBundleDevelopmentRegion"] else { return nil }
        return region
    }
}
