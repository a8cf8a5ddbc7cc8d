import Foundation

/// Something that a data detector found.
final class DetectedResult: NSTextCheckingResult {
    enum Content {
        case link(URL)
        case phoneNumber(String)
    }

    let content: Content
    private let place: NSRange

    init(_ content: Content, at place: NSRange) {
        self.content = content
        self.place = place
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
    override func copy(with zone: NSZone? = nil) -> Any { self }
    override var resultType: CheckingType {
        switch content {
        case .link: .links
        case .phoneNumber: .phoneNumbers
        }
    }
}

extension NSTextCheckingResult {
    /// Where a link leads that a data detector found.
    public var url: URL? {
        if case .link(let url) = (self as? DetectedResult)?.content { url } else { nil }
    }

    /// A phone number that a data detector found, as it is written.
    public var phoneNumber: String? {
        if case .phoneNumber(let number) = (self as? DetectedResult)?.content { number } else { nil }
    }

    /// Dates are not found.
    public var date: Date? { nil }
}
