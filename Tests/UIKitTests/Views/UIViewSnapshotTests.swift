import Foundation
import SwiftUICore
import Testing

@testable import UIKit

@MainActor
struct UIViewSnapshotTests {
    /// The colour in the middle of a picture.
    private func color(_ image: UIImage) throws -> [UInt8] {
        let picture = try #require(image.pngData().flatMap(UIImage.init(data:))?.pixels())
        let start = (picture.height / 2 * picture.width + picture.width / 2) * 4
        return Array(picture.pixels[start..<start + 4])
    }

    private func shot(_ view: UIView, layer: Bool = false) throws -> [UInt8] {
        let size = CGSize(width: 20, height: 20)
        return try color(
            UIGraphicsImageRenderer(size: size).image { context in
                if layer { return view.layer.render(in: context.cgContext) }
                #expect(view.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true))
            })
    }

    @Test(arguments: [false, true]) func aViewIsDrawnWithItsSubviews(layer: Bool) throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .white
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        inner.backgroundColor = .black
        view.addSubview(inner)
        #expect(try shot(view, layer: layer) == [0, 0, 0, 255])
        inner.removeFromSuperview()
        #expect(try shot(view, layer: layer) == [255, 255, 255, 255])
    }

    /// How apps made pictures of SwiftUI views before `ImageRenderer`.
    @Test func theViewOfAHostingControllerIsDrawn() throws {
        let controller = UIHostingController(rootView: Color.black.frame(width: 20, height: 20))
        controller.view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(try shot(controller.view) == [0, 0, 0, 255])
    }

    @Test func nothingIsDrawnOutsideOfDrawing() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    }
}
