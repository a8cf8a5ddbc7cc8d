import Local

struct City { static let capital = "Seoul"; static var greeting: String { Local.greeting } }
