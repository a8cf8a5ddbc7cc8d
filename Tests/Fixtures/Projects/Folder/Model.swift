enum Model { static func sum(_ a: Int, _ b: Int) -> Int { a + b } }
