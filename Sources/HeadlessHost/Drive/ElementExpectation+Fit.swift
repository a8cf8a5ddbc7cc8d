import DriveScripts
import Platform

extension ElementExpectation {
    @MainActor
    func fits(_ properties: AccessibilityProperties) -> Bool {
        let names = Set(AccessibilityTreeText.names(of: properties.traits))
        return (role.map { $0 == properties.role } ?? true)
            && (value.map { $0.withPlainSpaces == properties.value.withPlainSpaces } ?? true)
            && traits.isSubset(of: names) && absentTraits.isDisjoint(with: names)
    }
}
