import ProjectBuilder

struct DoctorCommand: Command {
    static let name = "doctor"
    static let summary = "lists what Hanok needs on this machine, what is missing, and how to install it"
    static let usage = ""
    static let options: [Option] = []

    func run(_ arguments: Arguments) throws -> Int32 {
        let installation = try HanokInstallation.current()
        let doctor = Doctor(root: installation.root)
        let findings = try doctor.examine()
        for finding in findings { print(finding) }
        let missing = findings.filter { !$0.isPresent }
        let packages = missing.compactMap(\.package)
        if !packages.isEmpty {
            print("\nInstall what is missing with:\n  sudo apt-get install \(packages.joined(separator: " "))")
        } else if missing.isEmpty {
            print("\nNothing is missing.")
        }
        return missing.contains(where: \.isRequired) ? 1 : 0
    }
}
