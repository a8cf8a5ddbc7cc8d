/// The Swift names that a project's Core Data models give its sources: classes and their members.
package struct DataModelNames {
    package private(set) var names: Set<String> = []

    /// - Throws: `ProjectError` where a model can't be read.
    package init(modules: [ModulePlan]) throws {
        for module in modules {
            for model in module.dataModels {
                let contents = try DataModelFile(path: model.path).current.contents
                let source = try ManagedObjectSource(contents: contents, settings: module.settings)
                for text in source.files().values { names.formUnion(PublicNames(source: text).names) }
            }
        }
    }
}
