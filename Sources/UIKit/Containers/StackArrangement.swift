import Foundation

/// The places of the views along a stack.
struct StackArrangement {
    struct Span: Equatable {
        var start: CGFloat
        var length: CGFloat
    }

    private(set) var spans: [Span] = []

    /// - Parameters:
    ///   - lengths: of the views' contents.
    ///   - gaps: the least distances between them, one fewer.
    ///   - flexible: the index of the view that takes what is over.
    init(
        lengths: [CGFloat], gaps: [CGFloat], available: CGFloat, distribution: UIStackView.Distribution, flexible: Int
    ) {
        guard !lengths.isEmpty else { return }
        let room = available - gaps.reduce(0, +)
        let total = lengths.reduce(0, +)
        switch distribution {
        case .fill:
            var shares = lengths
            shares[flexible] = max(0, shares[flexible] + room - total)
            place(shares, gaps)
        case .fillEqually: place(lengths.map { _ in room / CGFloat(lengths.count) }, gaps)
        case .fillProportionally:
            place(lengths.map { total > 0 ? room * $0 / total : room / CGFloat(lengths.count) }, gaps)
        case .equalSpacing: place(lengths, gaps.map { $0 + max(0, room - total) / CGFloat(gaps.count) })
        case .equalCentering: placeCenters(lengths, gaps, available)
        }
    }

    private mutating func place(_ lengths: [CGFloat], _ gaps: [CGFloat]) {
        var start: CGFloat = 0
        for (index, length) in lengths.enumerated() {
            spans.append(Span(start: start, length: length))
            start += length + (index < gaps.count ? gaps[index] : 0)
        }
    }

    /// The middles lie equally far apart, as far as the gaps allow it.
    private mutating func placeCenters(_ lengths: [CGFloat], _ gaps: [CGFloat], _ available: CGFloat) {
        guard lengths.count > 1, let first = lengths.first, let last = lengths.last else { return place(lengths, gaps) }
        let distance = (available - first / 2 - last / 2) / CGFloat(lengths.count - 1)
        let least = zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 }
        guard zip(least, gaps).allSatisfy({ $0 + $1 <= distance }) else {
            let over = available - lengths.reduce(0, +) - gaps.reduce(0, +)
            return place(lengths, gaps.map { $0 + max(0, over) / CGFloat(gaps.count) })
        }
        for (index, length) in lengths.enumerated() {
            let center = first / 2 + CGFloat(index) * distance
            spans.append(Span(start: center - length / 2, length: length))
        }
    }

    /// The first of the views that hug their content least.
    static func mostFlexible(_ huggings: [Float]) -> Int { huggings.indices.min { huggings[$0] < huggings[$1] } ?? 0 }
}
