import Foundation
import Platform
import Testing

@testable import HeadlessHost

/// The virtual clock: frames come when they are due, at the times that a display would have.
@MainActor
struct FrameDriverTests {
    private let content = StandInContent()
    private let host: HeadlessHost

    init() throws {
        host = HeadlessHost(configuration: try HostConfiguration(environment: [:]))
        _ = host.openWindow(content, title: "")
    }

    @Test func whatStandsStillMakesOneFrame() {
        host.driver.advance(by: 5)
        #expect(content.frameTimes == [0])
        #expect(host.windows.first?.now == 5)
    }

    @Test func whatMovesMakesAFrameARefresh() {
        content.frames = [Frame(next: .refresh)]
        host.driver.advance(by: 0.1)
        // Six refreshes and the first frame; the last step may be a sliver of one.
        #expect((7...8).contains(content.frameTimes.count))
        #expect(zip(content.frameTimes, content.frameTimes.dropFirst()).allSatisfy { $1 - $0 <= 1.0 / 60 + 1e-9 })
        #expect(content.frameTimes.last == 0.1)
    }

    @Test func aFrameThatIsDueLaterComesAtItsTime() {
        content.frames = [Frame(next: .at(0.5)), Frame()]
        host.driver.advance(by: 0.4)
        #expect(content.frameTimes == [0])
        host.driver.advance(by: 0.4)
        #expect(content.frameTimes == [0, 0.5])
    }

    @Test func framesThatAskForEachOtherEnd() {
        content.frames = [Frame(next: .at(0))]
        host.driver.update()
        #expect(content.frameTimes.count == 50)
    }

    @Test func settlingEndsThoughAnAnimationDoesNot() {
        content.frames = [Frame(next: .refresh)]
        host.driver.settle(quiet: 0.05, limit: 0.1)
        #expect(content.frameTimes.count > 100)
    }
}
