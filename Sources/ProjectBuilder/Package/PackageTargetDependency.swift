/// What a target of a package builds on: a target of the same package, or a product of another.
struct PackageTargetDependency: Decodable {
    let name: String

    private enum CodingKeys: String, CodingKey { case byName, target, product }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let key = container.allKeys.first else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a dependency without a kind"))
        }
        // The name comes first; package, aliases and conditions follow.
        var values = try container.nestedUnkeyedContainer(forKey: key)
        name = try values.decode(String.self)
    }
}
