import Foundation
import Synchronization

/// A defaults database that does what Apple's does and Foundation's on Linux does not: it tells of changes, reads numbers
/// and texts as each other, keeps addresses, and forgets a domain at once.
///
/// It has no properties of its own, so that a database that Foundation has made can become one.
package final class AppDefaults: UserDefaults {
    private static let listener = Mutex<(@Sendable () -> Void)?>(nil)

    /// Makes a database, such as the standard one, one of this kind; nothing where it is of another kind already.
    package static func adopt(_ store: UserDefaults) {
        guard type(of: store) == UserDefaults.self else { return }
        // An object begins with the address of its class, as observation of keys makes use of on Apple's platforms.
        Unmanaged.passUnretained(store).toOpaque().storeBytes(
            of: unsafeBitCast(AppDefaults.self, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
    }

    /// Sets who is told, on the thread that has changed something.
    package static func listen(_ body: @escaping @Sendable () -> Void) { listener.withLock { $0 = body } }

    /// A value that is read while another thread writes one may be missing in Foundation's databases.
    private static let lock = NSRecursiveLock()

    private func tell() {
        Self.listener.withLock { $0 }?()
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    // MARK: Writing

    override package func set(_ value: Any?, forKey name: String) {
        if let url = value as? URL ?? (value as? NSURL).map({ $0 as URL }) { return set(url, forKey: name) }
        Self.lock.withLock { super.set(value, forKey: name) }
        tell()
    }

    /// A file's path, or the whole address of something else.
    override package func set(_ url: URL?, forKey name: String) {
        let text = url.map { $0.isFileURL ? $0.path : $0.absoluteString }
        Self.lock.withLock { super.set(text as Any?, forKey: name) }
        tell()
    }

    override package func removeObject(forKey name: String) {
        Self.lock.withLock { super.removeObject(forKey: name) }
        tell()
    }

    @discardableResult
    override package func synchronize() -> Bool { Self.lock.withLock { super.synchronize() } }

    // MARK: Reading

    override package func object(forKey name: String) -> Any? { Self.lock.withLock { super.object(forKey: name) } }

    override package func dictionaryRepresentation() -> [String: Any] {
        Self.lock.withLock { super.dictionaryRepresentation() }
    }

    override package func url(forKey name: String) -> URL? {
        guard let text = object(forKey: name) as? String else { return super.url(forKey: name) }
        guard let url = URL(string: text), url.scheme != nil else { return super.url(forKey: name) }
        return url
    }

    private func number(_ name: String) -> NSNumber? { object(forKey: name) as? NSNumber }

    override package func integer(forKey name: String) -> Int { number(name)?.intValue ?? super.integer(forKey: name) }

    override package func double(forKey name: String) -> Double {
        number(name)?.doubleValue ?? super.double(forKey: name)
    }

    override package func float(forKey name: String) -> Float { number(name)?.floatValue ?? super.float(forKey: name) }

    override package func string(forKey name: String) -> String? {
        super.string(forKey: name) ?? number(name)?.stringValue
    }

    // MARK: Domains

    /// Domains are read and written by way of the disk, and what was written last is not there yet.
    override package func persistentDomain(forName name: String) -> [String: Any]? {
        synchronize()
        return super.persistentDomain(forName: name)
    }

    override package func setPersistentDomain(_ domain: [String: Any], forName name: String) {
        synchronize()
        super.setPersistentDomain(domain, forName: name)
        synchronize()
        tell()
    }

    override package func removePersistentDomain(forName name: String) {
        synchronize()
        super.removePersistentDomain(forName: name)
        synchronize()
        tell()
    }
}
