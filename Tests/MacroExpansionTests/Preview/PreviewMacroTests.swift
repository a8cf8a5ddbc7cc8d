import Testing

@Suite struct PreviewMacroTests {
    @Test func registryKnowsItsPlace() {
        let expansion = Expansion(of: "\n\n  #Preview { Text(\"a\") }")
        #expect(expansion.contains("PreviewRegistryfMu_: SwiftUI.PreviewRegistry {"))
        #expect(expansion.contains("static var fileID: String { \"App/Card.swift\" }"))
        #expect(expansion.contains("static var line: Int { 3 }"))
        #expect(expansion.contains("static var column: Int { 3 }"))
    }

    @Test(arguments: [
        (#"#Preview { Text("a") }"#, #"SwiftUI.Preview() { Text("a") }"#),
        (#"#Preview("Name") { Text("a") }"#, #"SwiftUI.Preview("Name") { Text("a") }"#),
        (#"#Preview("Name", body: { Text("a") })"#, #"SwiftUI.Preview("Name") { Text("a") }"#),
        (#"#Preview(body: { Text("a") })"#, #"SwiftUI.Preview() { Text("a") }"#),
        (
            #"#Preview("Name", traits: .sizeThatFitsLayout, .landscapeLeft) { Text("a") }"#,
            #"SwiftUI.Preview("Name", traits: .sizeThatFitsLayout, .landscapeLeft) { Text("a") }"#
        ),
        (
            #"#Preview("Name", as: .systemSmall) { Own() } timeline: { Entry() }"#,
            #"SwiftUI.Preview("Name", as: .systemSmall) { Own() } timeline: { Entry() }"#
        ),
    ])
    func form(source: String, expected: String) {
        let expansion = Expansion(of: source)
        #expect(expansion.contains(expected))
        #expect(expansion.errors.isEmpty)
    }

    @Test func twoPreviewsHaveTwoNames() {
        let source = Expansion(of: "#Preview { A() }\n#Preview { B() }").source
        let names = source.split(separator: " ").filter { $0.contains("PreviewRegistryf") }
        #expect(Set(names).count == 2)
    }

    /// The wrapper's name is the one that shows in symbols of programs that Xcode built.
    @Test func previewablesBecomePropertiesOfAView() {
        let expansion = Expansion(
            of: """
                #Preview {
                    @Previewable @State var isOn = true
                    @SwiftUI.Previewable @Environment(\\.font) var font
                    let title = "Loud"
                    Toggle(title, isOn: $isOn)
                }
                """)
        #expect(
            expansion.contains(
                """
                SwiftUI.Preview() {
                    struct __P_Previewable_Transform_Wrapper: SwiftUI.View {
                        @State var isOn = true
                        @Environment(\\.font) var font
                        var body: some SwiftUI.View {
                            let title = "Loud"
                            Toggle(title, isOn: $isOn)
                        }
                    }
                    return __P_Previewable_Transform_Wrapper()
                }
                """))
    }

    @Test func previewableOutsideAPreviewIsAnError() {
        let errors = Expansion(of: "struct Card { @Previewable var a = 1 }").errors
        #expect(errors == ["'@Previewable' can only be used on variables at the root of a '#Preview' body"])
    }
}
