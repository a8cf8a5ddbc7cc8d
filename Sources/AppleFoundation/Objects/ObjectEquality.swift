import Foundation

private func object(_ address: UnsafeRawPointer) -> NSObject? {
    Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue() as? NSObject
}

/// What CFoundationObjects asks of an object that Foundation does not know as Swift's.
@_cdecl("hanok_objects_are_equal")
func objectsAreEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    object(first)?.isEqual(object(second)) ?? false
}

@_cdecl("hanok_hash_of_object")
func hash(ofObject address: UnsafeRawPointer) -> UInt {
    object(address).map { UInt(bitPattern: $0.hash) } ?? UInt(bitPattern: address)
}
