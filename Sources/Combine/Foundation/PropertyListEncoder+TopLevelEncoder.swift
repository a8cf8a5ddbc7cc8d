import Foundation

extension PropertyListEncoder: TopLevelEncoder {
    public typealias Output = Data
}
