import Testing
import XcodeProject

@Suite struct BuildSettingsTests {
    @Test func higherLevelsWinAndInherit() {
        let settings = BuildSettings(levels: [
            ["FLAGS": "a", "NAME": "low"], ["FLAGS": "$(inherited) b"], ["FLAGS": "${inherited} c", "NAME": "high"],
        ])
        #expect(settings["FLAGS"] == "a b c")
        #expect(settings["NAME"] == "high")
        #expect(settings["ABSENT"] == nil)
    }

    @Test func inheritingFromNothingGivesNothing() {
        #expect(BuildSettings(levels: [["FLAGS": "$(inherited) b"]]).list("FLAGS") == ["b"])
    }

    @Test func referencesAreExpandedWithTheirModifiers() {
        let settings = BuildSettings(levels: [
            [
                "PRODUCT_NAME": "$(TARGET_NAME)", "TARGET_NAME": "My App 2", "INNER": "TARGET", "EMPTY": "",
            ]
        ])
        #expect(settings.expand("x.$(PRODUCT_NAME:rfc1034identifier)") == "x.My-App-2")
        #expect(settings.expand("$(PRODUCT_NAME:c99extidentifier:lower)") == "my_app_2")
        #expect(settings.expand("${TARGET_NAME:upper}!") == "MY APP 2!")
        #expect(settings.expand("$($(INNER)_NAME)") == "My App 2")
        #expect(settings.expand("$(EMPTY:default=none) $(ABSENT)$") == "none $")
    }

    @Test func aSettingThatRefersToItselfEnds() {
        let settings = BuildSettings(levels: [["A": "x$(B)", "B": "y$(A)"]])
        #expect(settings["A"] == "xy")
    }

    /// Xcode's build settings reference: conditions on the SDK, the architecture and the configuration.
    @Test func conditionsHoldAsForTheSimulator() {
        let settings = BuildSettings(
            levels: [
                [
                    "A": "plain", "A[sdk=iphonesimulator*]": "simulator", "B": "plain", "B[sdk=iphoneos*]": "device",
                    "C[config=Debug]": "debug", "C[config=Release]": "release", "D[sdk=*]": "any",
                    "D[sdk=iphonesimulator*][arch=x86_64]": "both", "E[sdk=macosx*]": "mac",
                ]
            ], defaults: ["CONFIGURATION": "Debug"])
        #expect(["A", "B", "C", "D", "E"].map { settings[$0] } == ["simulator", "plain", "debug", "both", nil])
    }

    @Test func listsKeepQuotedPartsTogether() {
        let settings = BuildSettings(levels: [["L": "one \"two words\" 'three more' four"]])
        #expect(settings.list("L") == ["one", "two words", "three more", "four"])
    }

    @Test func flags() {
        let settings = BuildSettings(levels: [["A": "YES", "B": "NO", "C": "1"]])
        #expect(settings.flag("A") && !settings.flag("B") && settings.flag("C") && !settings.flag("D"))
        #expect(settings.flagIfSet("D") == nil)
    }

    @Test(arguments: [("My App", "My_App"), ("2048", "_048"), ("할 일", "할_일"), ("A-b.c", "A_b_c")])
    func identifiers(name: String, expected: String) {
        #expect(BuildSettings.identifier(name) == expected)
    }
}
