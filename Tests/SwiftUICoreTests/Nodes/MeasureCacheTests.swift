import Foundation
import Geometry
import Testing

@testable import SwiftUICore

struct MeasureCacheTests {
    /// Single precision holds some of these exactly, others not; one is no number.
    @Test(
        arguments: [0, 10.5, 100.0 / 3, -0.1, .infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude] as [CGFloat])
    func answersAreKeptExactly(length: CGFloat) {
        let proposals = [
            ProposedViewSize(width: length, height: nil), ProposedViewSize(width: nil, height: length),
            ProposedViewSize(width: length, height: length), .unspecified,
        ]
        var cache = MeasureCache()
        for (index, proposal) in proposals.enumerated() {
            cache.insert(proposal, CGSize(width: length, height: CGFloat(index)))
        }
        for (index, proposal) in proposals.enumerated() {
            #expect(cache.size(for: proposal) == CGSize(width: length, height: CGFloat(index)))
        }
        var count = 0
        cache.forEach { proposal, size in
            #expect(cache.size(for: proposal) == size)
            count += 1
        }
        #expect(count == 4)
        #expect(cache.size(for: ProposedViewSize(width: 1, height: 2)) == nil)
    }

    @Test func theOldestAnswerGivesWay() {
        for third in [1.0, 1.0 / 3] as [CGFloat] {
            var cache = MeasureCache()
            for index in 0..<5 {
                cache.insert(
                    ProposedViewSize(width: third * CGFloat(index), height: 0), CGSize(width: third, height: 0))
            }
            cache.insert(ProposedViewSize(width: 7, height: 0), .zero)
            #expect(
                cache.size(for: ProposedViewSize(width: third, height: 0))
                    == (third == 1 ? nil : CGSize(width: third, height: 0)))
            #expect(cache.size(for: ProposedViewSize(width: third * 4, height: 0)) == CGSize(width: third, height: 0))
        }
    }

    @Test func nodesStayLean() { #expect(MemoryLayout<MeasureCache>.size <= 80) }
}
