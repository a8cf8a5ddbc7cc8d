import Foundation
public struct Core { public init() {}
 public var text: String { "core text" } }
