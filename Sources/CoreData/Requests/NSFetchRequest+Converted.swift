import AppleFoundation

extension NSFetchRequest {
    /// What a cast such as `request as! NSFetchRequest<NSFetchRequestResult>` becomes in adapted sources: on Apple's
    /// platforms a request of one type can be cast to one of any other. It is a copy here.
    public func _converted<Other>(to type: NSFetchRequest<Other>.Type) -> NSFetchRequest<Other> {
        if let same = cast(to: type) { return same }
        let copy = NSFetchRequest<Other>()
        copyProperties(to: copy)
        return copy
    }

    /// This module is adapted too: a cast that names the type would become a call of the method above.
    private func cast<Request>(to type: Request.Type) -> Request? { self as? Request }
}
