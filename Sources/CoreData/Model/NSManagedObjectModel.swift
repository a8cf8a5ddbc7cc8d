import AppleFoundation
import RuntimeWarnings
import Synchronization

/// The entities of an app's objects.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    /// Names of entities by the name of a configuration.
    private var configurationNames: [String: [String]] = [:]
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    /// The module that the classes of its entities are of.
    var moduleName: String?
    open var versionIdentifiers: Set<AnyHashable> = []

    public override init() {}

    /// Reads a model of a bundle: a folder `NAME.momd` with its current version, or one version, `NAME.mom`.
    /// - Returns: nil where it can't be read; why is said on standard error.
    public convenience init?(contentsOf url: URL) {
        do {
            let file = try ModelFile(url: url)
            self.init()
            try read(file)
        } catch {
            RuntimeWarning.report("NSManagedObjectModel(contentsOf: \"\(url.path)\"): \(error)")
            return nil
        }
    }

    /// The models in bundles as one; nil where there are none.
    /// - Parameter bundles: nil for the app's own.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let models = (bundles ?? [Bundle.main]).flatMap(ModelFile.urls).compactMap {
            NSManagedObjectModel(contentsOf: $0)
        }
        return NSManagedObjectModel(byMerging: models)
    }

    /// One model of the entities of several; nil for none.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, let first = models.first else { return nil }
        self.init()
        moduleName = first.moduleName
        entities = models.flatMap(\.entities)
        for model in models { configurationNames.merge(model.configurationNames) { $0 + $1 } }
    }

    open var entities: [NSEntityDescription] = [] {
        didSet {
            for entity in entities { entity.model = self }
            entitiesByName = Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
        }
    }

    open private(set) var entitiesByName: [String: NSEntityDescription] = [:]

    // MARK: Configurations

    open var configurations: [String] { configurationNames.keys.sorted() }

    /// The entities of a configuration; nil names all.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration else { return entities }
        return configurationNames[configuration]?.compactMap { entitiesByName[$0] }
    }

    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        configurationNames[configuration] = entities.compactMap(\.name)
    }

    // MARK: Requests by name

    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        templates[name]
    }

    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) {
        templates[name] = fetchRequestTemplate
    }

    private func read(_ file: ModelFile) throws {
        let reader = try ModelReader(data: file.data)
        moduleName = file.moduleName
        entities = reader.entities
        configurationNames = reader.configurations
        for (name, template) in reader.templates { templates[name] = template }
    }

    // MARK: Entities of classes

    /// The models that were used, the newest last: a class without a context looks for its entity in them.
    private static let used = Mutex<[WeakModel]>([])

    func noteUse() {
        // From here on several threads read the model.
        for entity in entities { _ = (entity.layout, entity.objectClass) }
        Self.used.withLock { models in
            models.removeAll { $0.model == nil || $0.model === self }
            models.append(WeakModel(model: self))
        }
    }

    /// The entity whose objects are of a class.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        entities.first { $0.objectClass == type }
            ?? entities.first { entity in
                // A class that lies within another type is found by no name.
                entity.objectClass == NSManagedObject.self && entity.managedObjectClassName != "NSManagedObject"
                    && entity.managedObjectClassName.split(separator: ".").last.map(String.init)
                        == String(describing: type)
            }
    }

    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let models = used.withLock { $0.compactMap(\.model) }
        return models.reversed().lazy.compactMap { $0.entity(of: type) }.first
    }
}

private struct WeakModel {
    weak var model: NSManagedObjectModel?
}
