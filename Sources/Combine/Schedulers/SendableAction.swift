/// Lets closures pass to queues and run loops, whose interfaces ask that they be sendable.
///
/// A scheduler takes any closure, since it is for its user to see that it may be executed where it will be.
enum SendableAction {
    /// The same closure. A cast rather than another closure around it, which would cost an allocation.
    static func make(_ action: @escaping () -> Void) -> @Sendable () -> Void {
        unsafeBitCast(action, to: (@Sendable () -> Void).self)
    }
}
