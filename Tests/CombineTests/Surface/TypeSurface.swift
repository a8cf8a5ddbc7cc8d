import Combine
import Foundation

// Compiled, and not called: the types of Apple's documentation, with their initialisers and stored properties.

private func conveniencePublishers() {
    let _: Int = Just(1).output
    let _: Bool = Empty(completeImmediately: false, outputType: Int.self, failureType: SurfaceError.self)
        .completeImmediately
    let _: SurfaceError = Fail(outputType: Int.self, failure: SurfaceError.failed).error
    let _: () -> Just<Int> = Deferred { Just(1) }.createPublisher
    let _: Int? = Optional(1).publisher.output
    let _: Result<Int, SurfaceError> = Result<Int, SurfaceError>.Publisher(.failed).result
    let _: [Int] = [1].publisher.sequence
    let recording = Record<Int, SurfaceError>.Recording(output: [1], completion: .finished)
    let _: [Int] = Record(recording: recording).recording.output
    let _: Future<Int, SurfaceError>.Promise = { _ in }
}

private func equatable<T: Equatable>(_ type: T.Type) {}

private func comparisons<P: Publisher & Equatable>(_ type: P.Type) where P.Output == Int, P.Failure == Never {
    equatable(Just<Int>.self)
    equatable(Empty<Int, Never>.self)
    equatable(Fail<Int, SurfaceError>.self)
    equatable(Optional<Int>.Publisher.self)
    equatable(Result<Int, SurfaceError>.Publisher.self)
    equatable(Publishers.Sequence<[Int], Never>.self)
    equatable(Publishers.Collect<P>.self)
    equatable(Publishers.CollectByCount<P>.self)
    equatable(Publishers.CombineLatest<P, P>.self)
    equatable(Publishers.Zip4<P, P, P, P>.self)
    equatable(Publishers.Merge8<P, P, P, P, P, P, P, P>.self)
    equatable(Publishers.MergeMany<P>.self)
    equatable(Publishers.Concatenate<P, P>.self)
    equatable(Publishers.Contains<P>.self)
    equatable(Publishers.Count<P>.self)
    equatable(Publishers.Drop<P>.self)
    equatable(Publishers.DropUntilOutput<P, P>.self)
    equatable(Publishers.First<P>.self)
    equatable(Publishers.IgnoreOutput<P>.self)
    equatable(Publishers.Last<P>.self)
    equatable(Publishers.Output<P>.self)
    equatable(Publishers.PrefixUntilOutput<P, P>.self)
    equatable(Publishers.ReplaceEmpty<P>.self)
    equatable(Publishers.ReplaceError<P>.self)
    equatable(Publishers.Retry<P>.self)
    equatable(Publishers.SetFailureType<P, SurfaceError>.self)
    equatable(Publishers.Share<P>.self)
    equatable(Subscribers.Completion<SurfaceError>.self)
    equatable(NotificationCenter.Publisher.self)
}

private func subscribers(_ subscription: any Subscription) {
    let sink = Subscribers.Sink<Int, SurfaceError>(receiveCompletion: { _ in }, receiveValue: { _ in })
    let _: (Int) -> Void = sink.receiveValue
    let _: (Subscribers.Completion<SurfaceError>) -> Void = sink.receiveCompletion
    let assign = Subscribers.Assign(object: Holder(), keyPath: \.value)
    let _: Holder? = assign.object
    let _: ReferenceWritableKeyPath<Holder, Int> = assign.keyPath
    let _: CombineIdentifier = AnySubscriber(sink).combineIdentifier
    let _: AnySubscriber<Int, SurfaceError> = AnySubscriber(PassthroughSubject<Int, SurfaceError>())
    let _: AnySubscriber<Int, SurfaceError> = AnySubscriber(receiveValue: { _ in .unlimited })
    let _: Int? = Subscribers.Demand.max(1).max
    let _: any Subscription = Subscriptions.empty
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    sink.store(in: &set)
    AnyCancellable { subscription.cancel() }.store(in: &array)
}

private final class Holder: ObservableObject {
    var value = 1
    @Published var name = ""

    func bind<P: Publisher<String, Never>>(_ publisher: P) {
        publisher.assign(to: &$name)
        let _: Published<String>.Publisher = $name
        let _: ObservableObjectPublisher = objectWillChange
        let _: AnyCancellable = Just(1).assign(to: \.value, on: self)
    }
}

private func subjects<S: Subject<Int, SurfaceError>>(_ subject: S) {
    subject.send(1)
    subject.send(completion: .finished)
    PassthroughSubject<Void, Never>().send()
    CurrentValueSubject<Int, Never>(1).value += 1
}

private func foundation() {
    let timer: Timer.TimerPublisher = Timer.publish(every: 1, tolerance: nil, on: .main, in: .common)
    let _: (TimeInterval, TimeInterval?) = (timer.interval, timer.tolerance)
    let _: (RunLoop, RunLoop.Mode, RunLoop.SchedulerOptions?) = (timer.runLoop, timer.mode, timer.options)
    let notifications = NotificationCenter.default.publisher(for: Notification.Name("name"), object: nil)
    let _: (NotificationCenter, Notification.Name, AnyObject?) =
        (notifications.center, notifications.name, notifications.object)
    let _: NotificationCenter.Publisher = NotificationCenter.default.publisher(for: .NSCalendarDayChanged)
    let url = URL(fileURLWithPath: "/")
    let task: URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for: url)
    let _: AnyPublisher<(data: Data, response: URLResponse), URLError> = task.eraseToAnyPublisher()
    let _: (URLRequest, URLSession) = (task.request, task.session)
}

// Only what is unavailable itself may call what is unavailable: elsewhere the compiler says why it is not there.
@available(*, unavailable)
private func keyValueObserving() {
    let _: AnyCancellable = UserDefaults.standard.publisher(for: \.dictionaryRepresentationCount).sink { (_: Int) in }
    let _: AnyCancellable = UserDefaults.standard.publisher(for: \.dictionaryRepresentationCount, options: [.new])
        .sink { (_: Int) in }
}

extension UserDefaults {
    fileprivate var dictionaryRepresentationCount: Int { dictionaryRepresentation().count }
}

private func scheduler<S: Scheduler>(_ scheduler: S) {
    scheduler.schedule {}
    scheduler.schedule(options: nil) {}
    scheduler.schedule(after: scheduler.now) {}
    scheduler.schedule(after: scheduler.now, tolerance: scheduler.minimumTolerance) {}
    let _: any Cancellable = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) {}
    let _: any Cancellable = scheduler.schedule(after: scheduler.now, interval: .seconds(0.5), tolerance: .zero) {}
}

private func schedulerTimes() {
    let _: DispatchTime = DispatchQueue.SchedulerTimeType(.now()).dispatchTime
    let _: DispatchTimeInterval = DispatchQueue.SchedulerTimeType.Stride(.seconds(1)).timeInterval
    let _: Date = RunLoop.SchedulerTimeType(Date()).date
    let _: TimeInterval = RunLoop.SchedulerTimeType.Stride(1).timeInterval
    let _: Date = OperationQueue.SchedulerTimeType(Date()).date
    let _: TimeInterval = OperationQueue.SchedulerTimeType.Stride(1).timeInterval
    let _: Int = ImmediateScheduler.SchedulerTimeType.Stride(1).magnitude
    codable(DispatchQueue.SchedulerTimeType.self)
    codable(RunLoop.SchedulerTimeType.Stride.self)
    codable(ImmediateScheduler.SchedulerTimeType.Stride.self)
    codable(Subscribers.Demand.self)
    codable(Record<Int, CodableError>.self)
    codable(Subscribers.Completion<CodableError>.self)
}

private func codable<T: Codable>(_ type: T.Type) {}

private struct CodableError: Error, Codable {}
