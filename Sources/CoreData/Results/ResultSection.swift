import AppleFoundation

/// Objects that share a value.
struct ResultSection: NSFetchedResultsSectionInfo {
    let name: String
    var members: [NSManagedObject]

    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }

    /// Where an object is; nil where it is not.
    static func place(of object: NSManagedObject, in sections: [ResultSection]) -> IndexPath? {
        for (section, content) in sections.enumerated() {
            if let row = content.members.firstIndex(where: { $0 === object }) {
                return IndexPath(indexes: [section, row])
            }
        }
        return nil
    }
}
