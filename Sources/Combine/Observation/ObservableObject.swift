/// A type of object with a publisher that emits before the object has changed.
///
/// By default an object gets an `objectWillChange` publisher that sends before any of its `@Published` properties
/// changes.
public protocol ObservableObject: AnyObject {
    /// The type of publisher that emits before the object has changed.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// A publisher that emits before the object has changed.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that emits before the object has changed: the same one for an object each time.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = PublishedProperties.of(self)
        return properties.isEmpty ? ObjectPublisherTable.publisher(of: self) : properties.publisher(of: self)
    }
}
