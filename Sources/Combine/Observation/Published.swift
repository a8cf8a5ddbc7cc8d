/// A type that publishes a property marked with an attribute.
///
/// The property's publisher, `$name`, sends the current value at the first request and each new value just before
/// it is stored. In an `ObservableObject` the object's publisher sends before that.
@propertyWrapper
public struct Published<Value> {
    @usableFromInline let subject: PublishedSubject<Value>

    /// Creates the published instance with an initial wrapped value.
    @inlinable
    public init(wrappedValue: Value) {
        subject = PublishedSubject(wrappedValue)
    }

    /// Creates the published instance with an initial value.
    @inlinable
    public init(initialValue: Value) {
        subject = PublishedSubject(initialValue)
    }

    /// The property for which this instance exposes a publisher.
    @inlinable
    public var projectedValue: Publisher {
        mutating get { Publisher(subject: subject) }
        // Taking part in `assign(to: &$name)` is all that setting is for: the property keeps its value and its
        // publisher, as measured on Apple's.
        set { _ = newValue }
    }

    /// Only classes can have published properties, and those go through the subscript.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { preconditionFailure("@Published is only available on properties of classes") }
        set { preconditionFailure("@Published is only available on properties of classes") }
    }

    /// The value of a published property of an object.
    @inlinable
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].subject.value }
        set { object[keyPath: storageKeyPath].subject.value = newValue }
    }
}

extension Published {
    /// A publisher for properties marked with the `@Published` attribute.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        @usableFromInline let subject: PublishedSubject<Value>

        @inlinable
        init(subject: PublishedSubject<Value>) {
            self.subject = subject
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }
    }
}
