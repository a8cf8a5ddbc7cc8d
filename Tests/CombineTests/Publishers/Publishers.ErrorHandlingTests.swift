import Combine
import Testing

struct ErrorHandlingTests {
    @Test func anotherPublisherTakesOver() {
        expectMarbles(["-1#", "---a-|"], give: "-1-a-|") { sources, _ in sources[0].catch { _ in sources[1] } }
        expectMarbles(["-1|", "---a-|"], give: "-1|") { sources, _ in sources[0].catch { _ in sources[1] } }
        expectMarbles("-#", give: "-#") { $0.tryCatch { _ -> Just<String> in throw TestFailure() } }
        expectMarbles(["-#", "--a|"], give: "--a|") { sources, _ in sources[0].tryCatch { _ in sources[1] } }
    }

    @Test func theDemandThatIsLeftGoesToTheOther() {
        let (upstream, other) = (IntPublisher(), IntPublisher())
        let subscriber = upstream.catch { _ in other }.track(demand: .max(3))
        upstream.send(1)
        upstream.send(completion: .failure(TestFailure()))
        #expect(other.requests == [.max(2)])
        subscriber.cancel()
        #expect(other.cancelCount == 1)
    }

    @Test func aFailureIsReplaced() {
        expectMarbles("-1#", give: "-1(x|)") { $0.replaceError(with: "x") }
        expectMarbles("-1|", give: "-1|") { $0.replaceError(with: "x") }
        let upstream = IntPublisher()
        let subscriber = upstream.replaceError(with: 0).track(demand: .none)
        upstream.send(completion: .failure(TestFailure()))
        #expect(subscriber.events.isEmpty)
        subscriber.request(.max(1))
        #expect(subscriber.events == [.value(0), .finished])
    }

    @Test func aFailedPublisherIsTriedAgain() {
        var attempts = 0
        let flaky = Deferred {
            attempts += 1
            return attempts < 3
                ? Fail<Int, TestFailure>(error: TestFailure()).eraseToAnyPublisher()
                : Just(attempts).setFailureType(to: TestFailure.self).eraseToAnyPublisher()
        }
        #expect(flaky.retry(1).track().events == [.failed])
        attempts = 0
        #expect(flaky.retry(2).track().events == [.value(3), .finished])
    }

    @Test func noFailureIsAsserted() async {
        expectMarbles("-1-|", give: "-1-|") { $0.assertNoFailure() }
        await #expect(processExitsWith: .failure) {
            _ = Fail<Int, TestFailure>(error: TestFailure()).assertNoFailure().sink { _ in }
        }
    }

    /// As Apple's, by the traces that OpenCombine's tests have of it.
    @Test func replacingAnErrorWaitsForTheSubscriptionAndForDemand() {
        let late = ScriptedPublisher<Int, TestFailure>(sendsSubscription: false)
        let subscriber = late.replaceError(with: 0).track(demand: .max(10))
        #expect(subscriber.history.isEmpty)
        late.sendSubscription()
        #expect(subscriber.history == [.subscription("ReplaceError")])
        #expect(late.requests == [.max(10)])

        let failing = IntPublisher()
        let idle = failing.replaceError(with: 42).track(demand: .none)
        failing.send(completion: .failure(TestFailure()))
        failing.send(completion: .finished)
        #expect(idle.events.isEmpty)
        idle.request(.max(1))
        #expect(idle.events == [.value(42), .finished])
    }
}
