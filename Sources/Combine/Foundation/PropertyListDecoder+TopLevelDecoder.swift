import Foundation

extension PropertyListDecoder: TopLevelDecoder {
    public typealias Input = Data
}
