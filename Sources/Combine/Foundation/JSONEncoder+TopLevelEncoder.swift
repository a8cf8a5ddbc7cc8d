import Foundation

extension JSONEncoder: TopLevelEncoder {
    public typealias Output = Data
}
