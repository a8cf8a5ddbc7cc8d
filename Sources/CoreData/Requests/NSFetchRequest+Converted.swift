import AppleFoundation

extension NSFetchRequest {
    /// What a cast such as `request as! NSFetchRequest<NSFetchRequestResult>` becomes in adapted sources: on Apple's
    /// platforms a request of one type can be cast to one of any other. It is a copy here.
    public func _converted<Other>(to type: NSFetchRequest<Other>.Type) -> NSFetchRequest<Other> {
        if let same = self as? NSFetchRequest<Other> { return same }
        let copy = NSFetchRequest<Other>()
        copyProperties(to: copy)
        return copy
    }
}
