import Foundation

/// What goes back to the client.
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
    package var type: String
    package var headers: [String: String] = [:]
    package var body: Data
    /// In seconds.
    package var delay: Double = 0
    package var delivery = Delivery.whole

    init(status: Int = 200, json: JSON) {
        self.init(status: status, type: "application/json; charset=utf-8", body: json.data)
    }

    init(status: Int, type: String, body: Data) {
        self.status = status
        self.type = type
        self.body = body
    }
}
