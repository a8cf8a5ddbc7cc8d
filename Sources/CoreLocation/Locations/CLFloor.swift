import Foundation

/// The storey of a building.
open class CLFloor: NSObject, @unchecked Sendable {
    /// 0 is the ground floor; storeys below it are negative.
    public let level: Int

    package init(level: Int) {
        self.level = level
    }
}
