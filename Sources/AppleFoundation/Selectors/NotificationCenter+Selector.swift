import Foundation

extension NotificationCenter {
    /// Calls a method of an object for each notification; the object is not kept, and forgotten when it is gone.
    /// - Parameters:
    ///   - selector: A method without arguments, or one that takes the notification.
    ///   - name: Nil is any name.
    ///   - object: The only sender to listen to; nil is any.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        let entry = SelectorObservers.Entry(observer: observer as AnyObject, name: name, sender: object as AnyObject?)
        entry.token = addObserver(forName: name, object: object, queue: nil) { [weak self, weak entry] notification in
            guard let entry else { return }
            if let observer = entry.observer {
                selector.performOrReport(on: observer, with: [notification])
            } else if let self {
                SelectorObservers.remove(from: self) { $0 === entry }
            }
        }
        SelectorObservers.add(entry, to: self)
    }

    /// Ends all that an object observes.
    ///
    /// An object that `addObserver(forName:object:queue:using:)` returned ends that observation.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.remove(from: self) { $0.observer === observer }
        removeObserver(observer as Any)
    }

    /// Ends those of an object's observations that were made for this name and sender; nil is any.
    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        let sender = object as AnyObject?
        SelectorObservers.remove(from: self) {
            $0.observer === observer && (name == nil || $0.name == name) && (sender == nil || $0.sender === sender)
        }
        removeObserver(observer as Any, name: name, object: object)
    }
}
