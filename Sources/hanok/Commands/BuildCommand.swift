import ProjectBuilder

struct BuildCommand: Command {
    static let name = "build"
    static let summary = "builds an app and prints the path of its program"
    static let usage = "PATH"
    static let options: [Option] = .build

    func run(_ arguments: Arguments) throws -> Int32 {
        guard let path = try arguments.path() else { throw UsageError("the path of the project is missing") }
        print(try AppLaunch(arguments, path: path).app.program)
        return 0
    }
}
