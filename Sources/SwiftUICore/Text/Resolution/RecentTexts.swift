/// Strings that were resolved lately in one environment: the rows of a list say many things again and again.
struct RecentTexts {
    private typealias Entry = (resolution: TextResolution, isInDemand: Bool)
    private static let capacity = 16
    private var entries = [Entry?](repeating: nil, count: capacity)

    /// What is known of a string, else made now. What was asked for more than once stays when others come by.
    mutating func resolution(of string: String, make: () -> TextResolution) -> TextResolution {
        let place = Self.place(of: string)
        if let known = entries[place] {
            if known.resolution.text.runs[0].string == string {
                entries[place]?.isInDemand = true
                return known.resolution
            }
            if known.isInDemand {
                entries[place]?.isInDemand = false
                return make()
            }
        }
        let made = make()
        entries[place] = (made, false)
        return made
    }

    private static func place(of string: String) -> Int {
        let bytes = string.utf8
        guard let first = bytes.first, let last = bytes.last else { return 0 }
        return (bytes.count &* 31 &+ Int(first) &* 7 &+ Int(last)) % capacity
    }
}
