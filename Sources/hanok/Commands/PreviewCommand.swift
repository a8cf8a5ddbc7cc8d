import ProjectBuilder

struct PreviewCommand: Command {
    static let name = "preview"
    static let summary = "renders each #Preview and PreviewProvider of an app as a PNG"
    static let usage = "PATH [--name NAME] --out DIR"
    static let options: [Option] =
        [
            Option("--name", "NAME", "only the preview of this name"),
            Option("--out", "DIR", "where the pictures go"),
        ] + .appearance + .build

    func run(_ arguments: Arguments) throws -> Int32 {
        printError("error: this version of Hanok can't render previews yet")
        return 2
    }
}
