/// Reads one target of the object table.
struct TargetReader {
    let objects: ProjectObjects
    let tree: GroupTree
    let projectFile: String
    let configurationReader: ConfigurationReader

    func read(_ target: ProjectObject) throws -> XcodeTarget {
        let phases = try objects.objects("buildPhases", of: target)
        let products = try objects.objects("packageProductDependencies", of: target)
        return XcodeTarget(
            identifier: target.identifier,
            name: try target.requiredString("name"),
            productType: ProductType(identifier: target.string("productType") ?? ""),
            configurations: try configurationReader.read(listOf: target),
            sources: try phases.filter { $0.isa == "PBXSourcesBuildPhase" }.flatMap(files(of:)),
            resources: try phases.filter { $0.isa == "PBXResourcesBuildPhase" }.flatMap(files(of:)),
            synchronizedFolders: try folders(of: target),
            dependencies: try dependencies(of: target) + linkedTargets(of: phases),
            product: try objects.object("productReference", of: target).flatMap(Self.fileName),
            linkedProducts: try linkedProducts(of: phases),
            packageProducts: products.compactMap { $0.string("productName") },
            packageIdentifiers: Dictionary(
                products.compactMap { product in
                    product.string("productName").flatMap { name in product.string("package").map { (name, $0) } }
                }, uniquingKeysWith: { first, _ in first }),
            line: target.line)
    }

    private func files(of phase: ProjectObject) throws -> [ProjectFile] {
        try objects.objects("files", of: phase).flatMap { entry -> [ProjectFile] in
            guard let reference = try objects.object("fileRef", of: entry) else { return [] }
            guard Self.isBuiltForPhone(entry) else { return [] }
            return try files(for: reference)
        }
    }

    /// A build file may be meant for some platforms only.
    private static func isBuiltForPhone(_ entry: ProjectObject) -> Bool {
        let filters = entry.strings("platformFilters") + [entry.string("platformFilter")].compactMap { $0 }
        return filters.isEmpty || filters.contains("ios")
    }

    private func files(for reference: ProjectObject) throws -> [ProjectFile] {
        switch reference.isa {
        case "PBXVariantGroup":
            try objects.objects("children", of: reference).compactMap { try file(for: $0, region: $0.string("name")) }
        case "XCVersionGroup", "PBXFileReference": [try file(for: reference, region: nil)].compactMap { $0 }
        default: []
        }
    }

    private func file(for reference: ProjectObject, region: String?) throws -> ProjectFile? {
        guard let path = tree.paths[reference.identifier] else { return nil }
        let type = reference.string("lastKnownFileType") ?? reference.string("explicitFileType")
        // A variant group's child is named by its region, but some tools write the file's name there.
        let folder = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
        let folderRegion = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
        return ProjectFile(
            path: path, region: folderRegion ?? region, isFolder: type == "folder", line: reference.line)
    }

    private func dependencies(of target: ProjectObject) throws -> [String] {
        try objects.objects("dependencies", of: target).compactMap { $0.string("target") }
    }

    /// Xcode builds a target before another that links its product, also where no dependency says so.
    private func linkedTargets(of phases: [ProjectObject]) throws -> [String] {
        let files = try phases.filter { $0.isa == "PBXFrameworksBuildPhase" }
            .flatMap { try objects.objects("files", of: $0) }
        let products = Set(files.compactMap { $0.string("fileRef") })
        return try objects.objects("targets", of: objects.root)
            .filter { target in target.string("productReference").map(products.contains) ?? false }
            .map(\.identifier)
    }
}

// MARK: - Products

extension TargetReader {
    /// The product of another project's target is there by proxy.
    private func linkedProducts(of phases: [ProjectObject]) throws -> [String] {
        try phases.filter { $0.isa == "PBXFrameworksBuildPhase" }
            .flatMap { try objects.objects("files", of: $0) }
            .compactMap { try objects.object("fileRef", of: $0) }
            .filter { $0.isa == "PBXReferenceProxy" || $0.string("sourceTree") == "BUILT_PRODUCTS_DIR" }
            .compactMap(Self.fileName)
    }

    private static func fileName(_ reference: ProjectObject) -> String? {
        (reference.string("path") ?? reference.string("name"))?.split(separator: "/").last.map(String.init)
    }
}

// MARK: - Synchronized folders

extension TargetReader {
    /// The folders that the target owns, and those of other targets that lend it some files.
    private func folders(of target: ProjectObject) throws -> [SynchronizedFolder] {
        let owned = target.strings("fileSystemSynchronizedGroups")
        return try objects.objects(isa: "PBXFileSystemSynchronizedRootGroup").compactMap { group in
            guard let path = tree.paths[group.identifier] else { return nil }
            let isOwned = owned.contains(group.identifier)
            let exceptions = try exceptions(of: group, for: target, isOwned: isOwned)
            if !isOwned && exceptions.isEmpty { return nil }
            return SynchronizedFolder(
                path: path, exceptions: exceptions, isOwned: isOwned,
                explicitFolders: Set(group.strings("explicitFolders")))
        }
    }

    private func exceptions(of group: ProjectObject, for target: ProjectObject, isOwned: Bool) throws -> Set<String> {
        var result: Set<String> = []
        for set in try objects.objects("exceptions", of: group) where set.string("target") == target.identifier {
            result.formUnion(set.strings("membershipExceptions"))
            if isOwned { result.formUnion(filesOfOtherPlatforms(set)) }
        }
        return result
    }

    private func filesOfOtherPlatforms(_ set: ProjectObject) -> [String] {
        let filters = set.value("platformFiltersByRelativePath")?.dictionary ?? [:]
        return filters.compactMap { path, value in
            let platforms = (value.array ?? []).compactMap(\.string)
            return platforms.isEmpty || platforms.contains("ios") ? nil : path
        }
    }
}
