import SwiftUICore

/// Keeps the results of a sectioned fetch request.
///
/// It is used on the main thread, as the view's context is.
final class SectionedFetchController<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: @unchecked Sendable {
    typealias Section = SectionedFetchResults<SectionIdentifier, Result>.Section

    let objects: FetchController<Result>
    private let node: WeakNode
    private var declaredIdentifier: KeyPath<Result, SectionIdentifier>
    private var identifier: KeyPath<Result, SectionIdentifier>
    /// The sections of a generation of the results, while they are asked for again.
    private var known: (sections: [Section], generation: Int, identifier: KeyPath<Result, SectionIdentifier>)?

    init(
        _ objects: FetchController<Result>, _ identifier: KeyPath<Result, SectionIdentifier>, for node: ViewNode
    ) {
        self.objects = objects
        self.node = WeakNode(node)
        declaredIdentifier = identifier
        self.identifier = identifier
    }

    var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { identifier }
        set {
            if newValue == identifier { return }
            identifier = newValue
            node.invalidateFromAnyThread()
        }
    }

    func update(
        _ declared: FetchConfiguration<Result>, _ identifier: KeyPath<Result, SectionIdentifier>,
        context: NSManagedObjectContext
    ) {
        if identifier != declaredIdentifier { (declaredIdentifier, self.identifier) = (identifier, identifier) }
        objects.update(declared, context: context)
    }

    /// Runs of objects whose identifier is the same.
    var sections: [Section] {
        let results = objects.objects
        if let known, known.generation == objects.generation, known.identifier == identifier { return known.sections }
        let sections = sections(of: results)
        known = (sections, objects.generation, identifier)
        return sections
    }

    private func sections(of results: [Result]) -> [Section] {
        var sections: [Section] = []
        var run: [Result] = []
        var current: SectionIdentifier?
        for object in results {
            let identifier = object[keyPath: identifier]
            if let last = current, last != identifier {
                sections.append(Section(id: last, objects: run))
                run = []
            }
            current = identifier
            run.append(object)
        }
        if let current { sections.append(Section(id: current, objects: run)) }
        return sections
    }
}
