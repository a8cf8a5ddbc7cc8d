import Foundation

/// Reads the protocol conformances of all loaded images.
///
/// The records have the layout that Swift's ABI fixes (`docs/ABI/TypeMetadata.rst` in the Swift repository and
/// `swift/ABI/Metadata.h`): an image has a section of 32-bit offsets to conformance descriptors, each relative to its own
/// address, as all pointers between records are.
enum ConformanceRecords {
    /// The types that are not generic and that declare a conformance to a protocol themselves, in no order.
    ///
    /// - Parameter existential: `(any P).self` of a protocol that inherits from no class.
    static func types(conformingTo existential: Any.Type) -> [Any.Type] {
        sections().flatMap { section in
            stride(from: 0, to: section.count, by: 4).compactMap { offset in
                ConformanceDescriptor(address: relative(section.baseAddress! + offset))
                    .type(ifConformingTo: protocolDescriptor(of: existential))
            }
        }
    }

    /// The address that the 32-bit offset at an address leads to.
    static func relative(_ address: UnsafeRawPointer) -> UnsafeRawPointer {
        address + Int(address.load(as: Int32.self))
    }

    /// The metadata of an existential type: kind (8 bytes), flags (4), number of protocols (4), their descriptors.
    private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
        unsafeBitCast(existential, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    }

    /// The section of conformances of each image. The runtime hands out a table an image: four words, then pairs of
    /// address and length, protocols first and conformances second.
    private static func sections() -> [UnsafeRawBufferPointer] {
        typealias Body = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
        typealias Enumerate = @convention(c) (Body, UnsafeMutableRawPointer) -> Void
        guard let symbol = dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
        var found: [UnsafeRawBufferPointer] = []
        let append: Body = { table, found in
            let range = table.load(fromByteOffset: 48, as: (start: UnsafeRawPointer?, length: Int).self)
            found.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee
                .append(UnsafeRawBufferPointer(start: range.start, count: range.length))
            return true
        }
        withUnsafeMutablePointer(to: &found) { unsafeBitCast(symbol, to: Enumerate.self)(append, $0) }
        return found
    }
}

/// That a type conforms to a protocol: relative pointers to the protocol, the type and the witness table, then flags.
private struct ConformanceDescriptor {
    let address: UnsafeRawPointer

    /// The type, nil if it conforms to another protocol, is generic, or is known by name alone.
    func type(ifConformingTo protocolDescriptor: UnsafeRawPointer) -> Any.Type? {
        guard Self.indirectable(address) == protocolDescriptor else { return nil }
        let reference = ConformanceRecords.relative(address + 4)
        switch typeReferenceKind {
        case 0: return Self.type(describedAt: reference)
        case 1: return Self.type(describedAt: reference.load(as: UnsafeRawPointer.self))
        default: return nil
        }
    }

    /// 0: the type's descriptor, 1: a pointer to it, 2 and 3: Objective-C classes.
    private var typeReferenceKind: UInt32 { (address.load(fromByteOffset: 12, as: UInt32.self) >> 3) & 7 }

    /// Follows a relative pointer whose lowest bit says that it leads to a pointer.
    private static func indirectable(_ address: UnsafeRawPointer) -> UnsafeRawPointer {
        let offset = Int(address.load(as: Int32.self))
        let target = address + (offset & ~1)
        return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
    }

    /// A type's descriptor: flags (bit 7: generic), parent, name, and the function that makes its metadata.
    private static func type(describedAt descriptor: UnsafeRawPointer) -> Any.Type? {
        typealias Accessor = @convention(c) (_ request: Int) -> UnsafeRawPointer
        guard descriptor.load(as: UInt32.self) & 0x80 == 0 else { return nil }
        let accessor = unsafeBitCast(ConformanceRecords.relative(descriptor + 12), to: Accessor.self)
        return unsafeBitCast(accessor(0), to: Any.Type.self)
    }
}
