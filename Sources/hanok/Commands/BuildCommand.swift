import ProjectBuilder

struct BuildCommand: Command {
    static let name = "build"
    static let summary = "builds an app and prints the path of its program"
    static let usage = "PATH"
    static let options: [Option] = .build

    func run(_ arguments: Arguments) throws -> Int32 {
        let path = try arguments.projectPath(of: Self.self)
        print(try AppLaunch(arguments, path: path).app.program)
        return 0
    }
}
