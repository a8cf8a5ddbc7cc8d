import Foundation

extension JSONDecoder: TopLevelDecoder {
    public typealias Input = Data
}
