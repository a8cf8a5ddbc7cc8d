/// Whether the fields of a type hold their objects, which `_forEachField` does not tell.
enum FieldOwnership {
    /// What Swift's runtime says of a field, as the standard library lays it out (ReflectionMirror.swift).
    private struct Field {
        var name: UnsafePointer<CChar>?
        var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
        var isStrong = true
        var isVariable = false
    }

    @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
    private static func childMetadata(
        of type: Any.Type, index: Int, field: UnsafeMutablePointer<Field>
    ) -> Any.Type

    /// Whether a field is neither `weak` nor `unowned`.
    static func isStrong(_ index: Int, of type: Any.Type) -> Bool {
        var field = Field()
        _ = childMetadata(of: type, index: index, field: &field)
        field.freeName?(field.name)
        return field.isStrong
    }
}
