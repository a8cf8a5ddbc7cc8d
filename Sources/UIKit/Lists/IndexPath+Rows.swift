import Foundation

extension IndexPath {
    /// Makes the path of a row in a section of a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// Makes the path of an item in a section of a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The first index; the path must have two.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The second index; the path must have two.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The second index; the path must have two.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
