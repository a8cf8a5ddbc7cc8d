import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// The documentation of `GeometryProxy.safeAreaInsets`: the insets of the container.
@MainActor
struct GeometryReadingTests {
    private var reader: some View {
        GeometryReader { proxy in
            Text(verbatim: "\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))")
        }
    }

    private func insets(_ view: some View) -> [String] {
        ViewHarness(view, safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)).labels
    }

    @Test func safeAreasAreToldToReadersThatReachThem() {
        #expect(insets(reader) == ["47 34"])
        #expect(insets(reader.ignoresSafeArea()) == ["47 34"])
    }

    @Test func elsewhereNothingIsCovered() {
        #expect(insets(reader.frame(width: 100, height: 100)) == ["0 0"])
        #expect(
            insets(
                VStack(spacing: 0) {
                    reader; reader
                }) == ["47 0", "0 34"])
    }
}
