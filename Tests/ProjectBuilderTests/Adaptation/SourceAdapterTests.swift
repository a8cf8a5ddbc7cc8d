import Foundation
import ProjectBuilder
import Testing

@Suite struct SourceAdapterTests {
    private static let rules: [any AdaptationRule] = [
        ObjectiveCAttributesRule(), SelectorRule(), ApplicationMainRule(), DelegateClassRule(),
        SubmoduleImportRule(), PreviewImportRule(), ManagedPropertyRule(), ManagedMethodRule(), DataImportRule(),
        KeyPathNameRule(),
        DefaultsSuiteRule(), BundleLanguageRule(), LocalizedFormatRule(),
        URLSessionRule(), ContentsOfURLRule(),
        TimerRule(), LibraryFolderRule(), ExtensionOverrideRule(), FetchRequestCastRule(),
        PlatformConditionRule(platform: .iOS),
    ]

    /// The adapted text without the line that names the file; nil where the source itself is compiled.
    private func adapted(_ source: String, _ rules: [any AdaptationRule] = rules) throws -> String? {
        let folder = try Fixture.folder(["A.swift": source])
        let result = try SourceAdapter(rules: rules, folder: folder + "/out").adapt([folder + "/A.swift"])[0]
        if result == folder + "/A.swift" { return nil }
        let text = try Fixture.text(result)
        let location = "#sourceLocation(file: \"\(folder)/A.swift\", line: 1)\n"
        #expect(text.hasPrefix(location))
        return String(text.dropFirst(location.count))
    }

    @Test(arguments: [
        ("class A { @objc func f() {} }", "class A {       func f() {} }"),
        ("@objc(Name) @objcMembers final class A {}", "                         final class A {}"),
        ("class A { @IBOutlet weak var l: L! }", "class A {           weak var l: L! }"),
        ("class A { @IBAction func f(_ s: Any) {} }", "class A {           func f(_ s: Any) {} }"),
        ("@UIApplicationMain\nfinal class A {}", "@main             \nfinal class A {}"),
        ("let a = UserDefaults(suiteName: \"g\")!", "let a = UserDefaults._suite(suiteName: \"g\")!"),
        ("let a = Bundle.main.preferredLocalizations[0]", "let a = Bundle.main._preferredLocalizations[0]"),
        ("f(r as! NSFetchRequest<A>)", "f(r ._converted(to: NSFetchRequest<A>.self)                  )"),
        (
            "let a = r as? NSFetchRequest<A> ?? b",
            "let a = r ._converted(to: NSFetchRequest<A>.self) as NSFetchRequest<A>? ?? b"
        ),
        ("import UIKit\n#Preview { V() }", "import SwiftUI; import UIKit\n#Preview { V() }"),
        (
            "class A { @NSManaged public var b: Int64 // c\n}",
            "class A {            public var b: Int64 { get { _managedValue(forKey: \"b\") } "
                + "set { _setManagedValue(newValue, forKey: \"b\") } } // c\n}"
        ),
        (
            "class A { @NSManaged var a, `b`: B? }",
            "class A {            var a: B? { get { _managedValue(forKey: \"a\") } "
                + "set { _setManagedValue(newValue, forKey: \"a\") } }; var `b`: B? "
                + "{ get { _managedValue(forKey: \"b\") } set { _setManagedValue(newValue, forKey: \"b\") } } }"
        ),
        (
            "class A { @objc(addItemsObject:)\n@NSManaged public func addToItems(_ value: Item) }",
            "class A {                       \n           public func addToItems(_ value: Item) "
                + "{ _addManagedObjects(value, toKey: \"items\") } }"
        ),
        (
            "class A { @NSManaged func removeItems(_ values: NSSet) }",
            "class A {            func removeItems(_ values: NSSet) "
                + "{ _removeManagedObjects(values, fromKey: \"items\") } }"
        ),
        (
            "class A { @objc(replaceObjectInItemsAtIndex:withObject:) @NSManaged func f(at i: Int, with v: Item) }",
            "class A {                                                           func f(at i: Int, with v: Item) "
                + "{ _replaceManagedObject(at: i, with: v, inKey: \"items\") } }"
        ),
        (
            "class A { @objc(removeItemsAtIndexes:) @NSManaged func f(at i: NSIndexSet) }",
            "class A {                                         func f(at i: NSIndexSet) "
                + "{ for _index in i.reversed() { _removeManagedObject(at: _index, fromKey: \"items\") } } }"
        ),
        ("let a = #keyPath(Item.list.name)", "let a = \"list.name\"             "),
        ("let a = #keyPath(name)", "let a = \"name\"        "),
        ("import SwiftUI\nvar a: FetchedResults<A>", "import SwiftUI; import CoreData\nvar a: FetchedResults<A>"),
        ("#if os(iOS)\nlet a = 1\n#endif", "#if true   \nlet a = 1\n#endif"),
        ("#if !os(iOS) || os(macOS)\n#endif", "#if !true    || os(macOS)\n#endif"),
        ("#if os(Linux)\n#elseif os(iOS) && DEBUG\n#endif", "#if os(Linux)\n#elseif true    && DEBUG\n#endif"),
        ("#if targetEnvironment(simulator)\n#endif", "#if true                        \n#endif"),
        ("let a = #selector(A.b)", "let a = Selector(_name: \"b\", A.b)"),
        ("class A { let a = #selector(tick(_:)) }", "class A { let a = Selector(_name: \"tick:\", A.tick(_:)) }"),
        (
            "extension A.B { var a: Selector { #selector(self.b) } }",
            "extension A.B { var a: Selector { Selector(_name: \"b\", A.B.b) } }"
        ),
        (
            "class A { let a = #selector(go(to:animated:)) }",
            "class A { let a = Selector(_name: \"goWithTo:animated:\", A.go(to:animated:)) }"
        ),
        (
            "f(#selector(UIResponder.resignFirstResponder), to: nil)",
            "f(Selector(_name: \"resignFirstResponder\", UIResponder.resignFirstResponder), to: nil)"
        ),
        ("import os.log\nimport struct os.Logger", "import os    \nimport struct os.Logger"),
        ("import Darwin", "import Glibc "),
        ("let a = String.localizedStringWithFormat(b, 1)", "let a = String._localizedStringWithFormat(b, 1)"),
        (
            "String(format: NSLocalizedString(\"a\", comment: \"\"), 1)",
            "String(_format: NSLocalizedString(\"a\", comment: \"\"), 1)"
        ),
        ("Timer(timeInterval: 1, repeats: true) { _ in }", "Timer._timer(timeInterval: 1, repeats: true) { _ in }"),
        (
            "Timer(fire: date, interval: 0, repeats: true, block: f)",
            "Timer._timer(fire: date, interval: 0, repeats: true, block: f)"
        ),
        (
            "Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in }",
            "Timer._scheduledTimer(withTimeInterval: 0, repeats: true) { _ in }"
        ),
        (
            "FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)",
            "FileManager.default._urls(for: .libraryDirectory, in: .userDomainMask)"
        ),
        ("try Data(contentsOf: url)", "try Data(_contentsOf: url)"),
        ("URLSession(configuration: .default)", "URLSession._session(configuration: .default)"),
        (
            "extension UINavigationController: D { override open func viewDidLoad() { super.viewDidLoad() } }",
            "extension UINavigationController: @retroactive _ViewDidLoadOverride, D "
                + "{ public        func _viewDidLoad() { super.viewDidLoad() } }"
        ),
        ("class S: UIResponder, UIWindowSceneDelegate {}", "final class S: UIResponder, UIWindowSceneDelegate {}"),
    ])
    func rules(source: String, expected: String) throws {
        #expect(try adapted(source) == expected)
    }

    @Test(arguments: [
        "class A: UINavigationController { override func viewDidLoad() {} }", "extension UINavigationController {}",
        "struct A { let text = \"@objc os(iOS)\" } // @objc", "let a = 1", "#if os(macOS)\n#endif",
        "import SwiftUI\nimport CoreData\nvar a: FetchedResults<A>", "import SwiftUI\n// NSManagedObject",
        "final class S: UIWindowSceneDelegate {}", "func os(_ a: Int) {}\nlet b: () = os(1)",
    ])
    func sourcesWithoutNeedAreCompiledAsTheyAre(source: String) throws {
        #expect(try adapted(source) == nil)
    }

    @Test func anAttributeOverTwoLinesKeepsTheLines() throws {
        let text = try #require(try adapted("class A {\n    @objc(\n        name)\n    func f() {}\n}\n"))
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 6)
        #expect(text.split(separator: "\n").last { $0.contains("func") } == "    func f() {}")
    }

    @Test func moduleNamesAreWrittenAnew() throws {
        let source = "@testable import Drawing\nlet a: Drawing.A = Drawing.b(Drawing.self, x.Drawing)"
        #expect(
            try adapted(source, [ModuleNameRule(names: ["Drawing": "Drawing_App"])])
                == "@testable import Drawing_App\nlet a: Drawing_App.A = Drawing_App.b(Drawing_App.self, x.Drawing)")
    }

    @Test func aPlainImportMeansTheModuleThatWasThereBefore() throws {
        let rule = ModuleNameRule(names: ["SwiftUI": "SwiftUI_App"])
        let source = "import SwiftUI\nlet a: SwiftUI.Text = SwiftUI.b()"
        #expect(try adapted(source, [rule]) == nil)
        #expect(try adapted("@testable import SwiftUI", [rule]) == "@testable import SwiftUI_App")
    }

    @Test func aPlainImportOfALibraryMeansTheLibrary() throws {
        let rule = ModuleNameRule(names: ["Drawing": "Drawing_App"], libraries: ["Drawing"])
        #expect(try adapted("import Drawing\nlet a: Drawing.A", [rule]) == "import Drawing_App\nlet a: Drawing_App.A")
    }

    @Test func aCopyThatIsRightIsNotWrittenAgain() throws {
        let folder = try Fixture.folder(["A.swift": "@objc class A {}"])
        let adapter = SourceAdapter(rules: Self.rules, folder: folder + "/out")
        let copy = try adapter.adapt([folder + "/A.swift"])[0]
        let date = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: copy)
        _ = try adapter.adapt([folder + "/A.swift"])
        #expect(try FileManager.default.attributesOfItem(atPath: copy)[.modificationDate] as? Date == date)
    }
}
