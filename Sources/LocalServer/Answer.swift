import Foundation

/// What goes back to a client.
package struct Answer: Hashable, Sendable {
    /// How the answer is delivered.
    package enum Delivery: Hashable, Sendable {
        case whole
        /// The connection ends after so many bytes of the body, or before the answer where it is nil.
        case cut(after: Int?)
        /// Never.
        case none
    }

    package var status: Int
    /// Of the body, as `image/png`; nil where the headers tell it.
    package var type: String?
    package var headers: [String: String] = [:]
    package var body: Data
    /// In seconds.
    package var delay: Double = 0
    package var delivery = Delivery.whole

    package init(status: Int = 200, type: String?, body: Data) {
        self.status = status
        self.type = type
        self.body = body
    }
}
