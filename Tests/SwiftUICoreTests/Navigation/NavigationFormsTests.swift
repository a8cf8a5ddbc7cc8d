import Foundation
import Geometry
import SwiftUICore
import SwiftUITestSupport
import Testing

/// The forms in which apps write navigation and presentation compile, and mean what they say.
@MainActor
struct NavigationFormsTests {
    private struct Item: Identifiable, Hashable {
        var id = 1
        var name = "item"
    }

    private struct Failure: LocalizedError {}

    private struct OldForms: View {
        @State private var isActive = false
        @State private var item: Item?
        @State private var selection: Int?
        @Environment(\.presentationMode) var presentationMode
        @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
        let title = "Title"

        var body: some View {
            NavigationView {
                VStack {
                    NavigationLink(destination: Text("A")) { Text("Link") }
                    NavigationLink(destination: Text("A"), label: { Text("Link") })
                    NavigationLink("Key", destination: Text("A"))
                    NavigationLink(title, destination: Text("A"))
                    NavigationLink(destination: Text("A"), isActive: $isActive) { EmptyView() }
                    NavigationLink(destination: Text("A"), tag: 1, selection: $selection) { Text("Tag") }
                    NavigationLink("Key", destination: Text("A"), isActive: $isActive)
                    Button("Close") { presentationMode.wrappedValue.dismiss() }
                }
                .navigationBarTitle(Text("Title"), displayMode: .inline)
                .navigationBarTitle("Title")
                .navigationBarTitle(title, displayMode: .large)
                .navigationBarItems(trailing: Button(action: {}) { Image(systemName: "plus") })
                .navigationBarItems(leading: Text("L"), trailing: HStack { Text("T") })
                .navigationBarHidden(false)
                .navigationBarBackButtonHidden(true)
                .alert(isPresented: $isActive) {
                    Alert(title: Text("T"), message: Text("M"), dismissButton: .default(Text("OK")))
                }
                .alert(item: $item) { item in Alert(title: Text(item.name)) }
                .actionSheet(isPresented: $isActive) {
                    ActionSheet(
                        title: Text("T"), message: Text("M"),
                        buttons: [.default(Text("A")), .destructive(Text("B")) {}, .cancel()])
                }
                .sheet(isPresented: $isActive, onDismiss: {}) { Text("Sheet") }
                .sheet(isPresented: $isActive, content: { Text("Sheet") })
                .sheet(item: $item) { Text($0.name) }
                .fullScreenCover(isPresented: $isActive, content: { Text("Cover") })
                .fullScreenCover(item: $item) { Text($0.name) }
                .popover(isPresented: $isActive) { Text("Popover") }
                .popover(isPresented: $isActive, arrowEdge: .bottom) { Text("Popover") }
                .popover(item: $item) { Text($0.name) }
            }
            .navigationViewStyle(StackNavigationViewStyle())
            .navigationViewStyle(.stack)
        }
    }

    private struct NewForms: View {
        @State private var path = NavigationPath()
        @State private var typedPath: [Item] = []
        @State private var visibility = NavigationSplitViewVisibility.all
        @State private var isShown = false
        @State private var item: Item?
        @State private var detent = PresentationDetent.medium
        @State private var error: Failure?
        @State private var title = "Title"
        @Environment(\.dismiss) private var dismiss
        let names = ["One", "Two"]

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink(value: Item()) { Text("Link") }
                    NavigationLink("Key", value: 1)
                    NavigationLink(title, value: "text")
                    NavigationLink("Key") { Text("Destination") }
                    NavigationLink {
                        Text("Destination")
                    } label: {
                        Label("Label", systemImage: "star")
                    }
                    Button("Close") { dismiss() }
                }
                .navigationTitle("Title")
                .navigationTitle(title)
                .navigationTitle(Text("Title"))
                .navigationTitle($title)
                .navigationBarTitleDisplayMode(.inline)
                .navigationDestination(for: Item.self) { item in Text(item.name) }
                .navigationDestination(isPresented: $isShown) { Text("Pushed") }
                .navigationDestination(item: $item) { Text($0.name) }
                .toolbar { Button("Done") { dismiss() } }
                .toolbar {
                    ToolbarItem(placement: .navigationBarTrailing) { Button("Done") { dismiss() } }
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem { Text("Plain") }
                    if isShown {
                        ToolbarItem(placement: .primaryAction) { Text("One") }
                    } else {
                        ToolbarItemGroup(placement: .bottomBar) {
                            Text("One")
                            Spacer()
                            Text("Two")
                        }
                    }
                }
                .toolbar(.hidden, for: .tabBar)
                .toolbarBackground(.visible, for: .navigationBar)
                .toolbarBackground(Color.red, for: .navigationBar, .tabBar)
            }
        }
    }

    private struct Presentations: View {
        @State private var isShown = false
        @State private var item: Item?
        @State private var detent = PresentationDetent.medium
        @State private var error: Failure?
        let title = "Title"

        var body: some View {
            Text("Content")
                .alert("Key", isPresented: $isShown) { Button("OK", role: .cancel) {} }
                .alert(title, isPresented: $isShown) {
                    Button("OK") {}
                } message: {
                    Text("Message")
                }
                .alert("Key", isPresented: $isShown, presenting: item) { item in
                    Button(item.name) {}
                } message: { item in
                    Text(item.name)
                }
                .alert(isPresented: $isShown, error: error) { Button("OK") {} }
                .alert("Key", isPresented: $isShown, actions: {}, message: { Text("Message") })
                .confirmationDialog("Key", isPresented: $isShown) { Button("A") {} }
                .confirmationDialog("Key", isPresented: $isShown, titleVisibility: .visible) {
                    Button("A", role: .destructive) {}
                } message: {
                    Text("Message")
                }
                .confirmationDialog("Key", isPresented: $isShown, presenting: item) { item in Button(item.name) {} }
                .sheet(isPresented: $isShown) {
                    Text("Sheet")
                        .presentationDetents([.medium, .large, .height(200), .fraction(0.3)], selection: $detent)
                        .presentationDragIndicator(.visible)
                        .presentationCornerRadius(20)
                        .presentationBackground(.thinMaterial)
                        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                        .presentationContentInteraction(.scrolls)
                        .interactiveDismissDisabled()
                }
        }
    }

    private struct Tabs: View {
        @State private var selection = "b"
        var body: some View {
            TabView(selection: $selection) {
                Tab("First", systemImage: "house", value: "a") { Text("First page") }
                Tab("Second", systemImage: "star", value: "b") { Text("Second page") }
            }
        }
    }

    private struct PlainTabs: View {
        var body: some View {
            TabView {
                Tab("First", systemImage: "house") { Text("First page") }
                Tab("Second", systemImage: "star") { Text("Second page") }
            }
        }
    }

    private struct Split: View {
        @State private var visibility = NavigationSplitViewVisibility.all
        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                NavigationLink("Choose") { Text("Chosen") }.navigationTitle("Sidebar")
            } detail: {
                Text("Nothing chosen").navigationTitle("Detail")
            }
            .navigationSplitViewStyle(.balanced)
        }
    }

    @Test func formsOfNavigationAndPresentationCompile() {
        #expect(ViewHarness(OldForms()).element("L") != nil)
        #expect(ViewHarness(NewForms()).element("Cancel") != nil)
        #expect(ViewHarness(Presentations()).labels == ["Content"])
    }

    @Test func tabsAreBuiltFromValues() {
        let harness = ViewHarness(Tabs())
        #expect(harness.labels == ["Second page", "First", "Second"])
        harness.tap("First")
        #expect(harness.labels == ["First page", "First", "Second"])
        #expect(ViewHarness(PlainTabs()).labels == ["First page", "First", "Second"])
    }

    @Test func aWideWindowShowsColumnsAndANarrowOneTheSidebar() {
        #expect(ViewHarness(Split()).labels == ["Sidebar", "Sidebar", "Choose"])
        let wide = ViewHarness(Split(), size: CGSize(width: 1000, height: 700))
        #expect(wide.labels.contains("Choose") && wide.labels.contains("Nothing chosen"))
        wide.tap("Choose")
        #expect(wide.labels.contains("Choose") && wide.labels.contains("Chosen"))
        #expect(!wide.labels.contains("Nothing chosen"))
        #expect(wide.element("BackButton") == nil)
    }

    private struct ChoosingSplit: View {
        @State private var chosen: String?
        var body: some View {
            NavigationSplitView {
                List(["One", "Two"], id: \.self, selection: $chosen) { NavigationLink($0, value: $0) }
            } detail: {
                Text(chosen.map { "Detail of \($0)" } ?? "Nothing chosen")
            }
        }
    }

    @Test func aRowOfASplitViewLeadsToItsDetail() {
        let narrow = ViewHarness(ChoosingSplit())
        narrow.tap("Two")
        narrow.advance(by: 1)
        #expect(narrow.labels.contains("Detail of Two"))
        narrow.tap("BackButton")
        narrow.advance(by: 1)
        #expect(narrow.labels.contains("One"))
        let wide = ViewHarness(ChoosingSplit(), size: CGSize(width: 1000, height: 700))
        wide.tap("Two")
        #expect(wide.labels.contains("Detail of Two") && wide.labels.contains("One"))
    }

    @Test func aLinkInAListLeadsOn() {
        let harness = ViewHarness(
            NavigationView { List(0..<3) { number in NavigationLink("Row \(number)", destination: Text("Page")) } })
        harness.tap("Row 1")
        harness.advance(by: 1)
        #expect(harness.labels.contains("Page"))
        harness.tap("BackButton")
        harness.advance(by: 1)
        #expect(harness.labels.contains("Row 1"))
    }

    /// Shapes are mirrored by themselves: a chevron points to where its link leads.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func chevronsPointWhereLinksLead(direction: LayoutDirection) {
        let harness = ViewHarness(
            NavigationStack { List { NavigationLink("Row") { Text("Page") } } }
                .environment(\.layoutDirection, direction))
        let row = harness.frame(of: "Row")!
        let size = Profile.iOS.lists.chevronSize
        let isMirrored = direction == .rightToLeft
        let tip = isMirrored ? 33.5 : 390 - 33.5
        let base = isMirrored ? 32 + size.width - 1 : 390 - 32 - size.width + 1
        #expect(harness.color(at: tip, row.midY).bytes != [255, 255, 255, 255])
        #expect(harness.color(at: base, row.midY).bytes == [255, 255, 255, 255])
    }
}
