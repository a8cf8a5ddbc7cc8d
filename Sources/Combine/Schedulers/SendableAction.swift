/// Lets closures pass to queues and run loops, whose interfaces ask that they be sendable.
///
/// A scheduler takes any closure, since it is for its user to see that it may be executed where it will be.
struct SendableAction: @unchecked Sendable {
    private let action: () -> Void

    /// A sendable closure that calls another one. A cast would cost more: a function that goes through a generic one
    /// is wrapped twice.
    static func make(_ action: @escaping () -> Void) -> @Sendable () -> Void {
        let sendable = SendableAction(action: action)
        return { sendable.action() }
    }
}
