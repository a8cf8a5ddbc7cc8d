import ProjectBuilder
import Testing
import XcodeProject

@Suite struct XcodeProjectPlannerTests {
    @Test func theAppsModuleComesAfterThoseThatItUses() throws {
        let plan = try Fixture.plan("Classic")
        #expect(plan.name == "Classic")
        #expect(plan.modules.map(\.name) == ["ClassicKit", "Classic"])
        #expect(plan.modules.map(\.kind) == [.library, .app])
        #expect(plan.tests.map(\.name) == ["ClassicTests"])
        #expect(plan.arguments == ["-name", "Classic"])
        #expect(plan.environment == ["CITY": "Seoul"])
    }

    @Test func thePhonesAppIsChosenAndPackagesAreBuiltFirst() throws {
        let plan = try Fixture.plan("Synchronized")
        #expect(plan.name == "Weather App")
        #expect(plan.modules.map(\.name) == ["Deep", "Local", "Weather_App"])
        #expect(plan.warnings == [])
    }

    @Test func compilerSettingsAreTheTargets() throws {
        let settings = try Fixture.plan("Classic").app.settings
        #expect(settings.languageVersion == "5")
        #expect(settings.conditions == ["DEBUG", "CLASSIC"])
        #expect(settings.otherArguments == ["-D", "FROM_SHARED", "-D", "FROM_BASE"])
        #expect(settings.defaultIsolation == nil)
    }

    /// The features that Xcode 26's build setting reference lists for `SWIFT_APPROACHABLE_CONCURRENCY`.
    @Test func concurrencySettingsAreTheTargets() throws {
        let settings = try Fixture.plan("Synchronized").app.settings
        #expect(settings.defaultIsolation == "MainActor")
        #expect(
            settings.upcomingFeatures == [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                "InferSendableFromCaptures", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
            ])
    }

    @Test func aReleaseUsesTheReleaseSettings() throws {
        let plan = try Fixture.plan("Classic", BuildOptions(configuration: .release))
        #expect(plan.app.settings.conditions == [])
        #expect(plan.information["CFBundleIdentifier"] == .string("org.example.classic"))
    }

    @Test func resourcesAreCarriedAndSourcesAreNot() throws {
        let plan = try Fixture.plan("Synchronized")
        let names = plan.resources.map { $0.path.split(separator: "/").last.map(String.init) ?? "" }
        #expect(names == ["greeting.txt", "Folder", "Localizable.xcstrings", "cities.json", "InfoPlist.strings"])
        #expect(plan.resources[0].destination == "Local_Local.resources")
    }

    @Test func theInformationFileIsExpanded() throws {
        let information = try Fixture.plan("Classic").information
        #expect(information["CFBundleIdentifier"] == .string("org.example.classic"))
        #expect(information["CFBundleShortVersionString"] == .string("2.1"))
        #expect(information["Greeting"] == .string("simulator"))
        #expect(information["LSRequiresIPhoneOS"] == .flag(true))
        #expect(information["Answer"] == .number(42))
        #expect(information["CFBundleIconName"] == .string("AppIcon"))
    }

    @Test func informationIsGeneratedFromSettings() throws {
        let information = try Fixture.plan("Synchronized").information
        #expect(information["Own"] == .string("Weather App of Weather App"))
        #expect(information["CFBundleDisplayName"] == .string("Weather 7"))
        #expect(information["CFBundleIdentifier"] == .string("org.example.Weather-App"))
        #expect(
            information["UIApplicationSceneManifest"]
                == .dictionary(["UIApplicationSupportsMultipleScenes": .flag(false)]))
        #expect(information["UIStatusBarHidden"] == .flag(false))
        #expect(
            information["UISupportedInterfaceOrientations"] == .array([.string("UIInterfaceOrientationPortrait")]))
        #expect(
            information["UISupportedInterfaceOrientations~ipad"]
                == .array([.string("UIInterfaceOrientationPortrait"), .string("UIInterfaceOrientationLandscapeLeft")]))
    }

    @Test func anAppIsBuiltWithoutItsWidgetsAndSaysHowTheyAreRun() throws {
        let plan = try Fixture.plan("TaskWidgets")
        #expect(plan.modules.map(\.name) == ["Tasks"])
        #expect(plan.appExtension == nil)
        #expect(plan.warnings.count == 1)
        #expect(plan.warnings.first?.hasSuffix("they run by themselves with --scheme: TasksWidgetExtension") == true)
    }

    /// Xcode's scheme of an extension builds it and its app, and runs neither of them.
    @Test(arguments: ["TasksWidgetExtension", "Widgets"])
    func widgetsAreBuiltByTheNameOfTheirTargetOrScheme(scheme: String) throws {
        let plan = try Fixture.plan("TaskWidgets", BuildOptions(scheme: scheme))
        #expect(plan.modules.map(\.name) == ["TasksWidgetExtension"])
        #expect(plan.appExtension == AppExtension(point: AppExtension.widgets, appIdentifier: "org.example.tasks"))
        #expect(plan.information["CFBundleIdentifier"] == .string("org.example.tasks.widget"))
    }

    @Test func ofOtherExtensionsNothingCanBeRun() throws {
        let error = #expect(throws: ProjectError.self) {
            try Fixture.plan("Targets", BuildOptions(scheme: "Widget"))
        }
        #expect(error?.message.contains("of extensions only widgets can be run") == true)
    }
}
