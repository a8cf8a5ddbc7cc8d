import AppleFoundation

/// Writes values of attributes into columns and reads them.
struct RowCoding {
    /// What a column holds for a value. Relationships have none here.
    static func column(_ value: PropertyValue, _ attribute: NSAttributeDescription) throws -> SQLiteValue {
        switch value {
        case .integer(let number): .integer(number)
        case .real(let number): .real(number)
        case .boolean(let flag): .integer(flag ? 1 : 0)
        case .decimal(let number): .text("\(number)")
        case .text(let text): .text(text)
        case .date(let date): .real(date.timeIntervalSinceReferenceDate)
        case .data(let data): .blob(data)
        case .identifier(let identifier): .blob(withUnsafeBytes(of: identifier.uuid) { Data($0) })
        case .address(let url): .text(url.absoluteString)
        case .object(let object): .blob(try TransformableCoding.data(of: object, attribute))
        case .missing, .reference, .related, .set, .list: .null
        }
    }

    static func value(
        _ statement: SQLiteStatement, _ column: Int, _ attribute: NSAttributeDescription
    ) -> PropertyValue {
        if statement.isNull(column) { return .missing }
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return .integer(statement.integer(column))
        case .doubleAttributeType, .floatAttributeType: return .real(statement.real(column))
        case .booleanAttributeType: return .boolean(statement.integer(column) != 0)
        case .decimalAttributeType: return Decimal(string: statement.text(column)).map { .decimal($0) } ?? .missing
        case .stringAttributeType: return .text(statement.text(column))
        case .dateAttributeType: return .date(Date(timeIntervalSinceReferenceDate: statement.real(column)))
        case .binaryDataAttributeType: return .data(statement.blob(column))
        case .UUIDAttributeType: return identifier(statement.blob(column))
        case .URIAttributeType: return URL(string: statement.text(column)).map { .address($0) } ?? .missing
        case .transformableAttributeType, .undefinedAttributeType, .objectIDAttributeType:
            return TransformableCoding.object(of: statement.blob(column), attribute).map { .object($0) } ?? .missing
        }
    }

    private static func identifier(_ data: Data) -> PropertyValue {
        guard data.count == MemoryLayout<uuid_t>.size else { return .missing }
        return .identifier(UUID(uuid: data.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) }))
    }
}
