import Testing

@testable import ProjectBuilder

struct PlaygroundInformationTests {
    @Test func theManifestOfAnAppSaysWhatItsPropertyListHolds() {
        let manifest = """
            .iOSApplication(
                name: "Tiles", bundleIdentifier: "org.example.tiles", displayVersion: "1.2", bundleVersion: "3",
                accentColor: .asset("Tint"),
                capabilities: [.outgoingNetworkConnections(), .camera(purposeString: "To see.")])
            """
        #expect(
            PlaygroundInformation(manifest: manifest).entries == [
                "CFBundleDisplayName": .string("Tiles"), "CFBundleIdentifier": .string("org.example.tiles"),
                "CFBundleShortVersionString": .string("1.2"), "CFBundleVersion": .string("3"),
                "NSAccentColorName": .string("Tint"), "NSCameraUsageDescription": .string("To see."),
            ])
        #expect(PlaygroundInformation(manifest: ".executable(name: \"A\")").entries.isEmpty)
    }
}
