import Foundation
import Geometry
import Testing

@testable import Drawing

@Suite("Damage between display lists")
struct DisplayListDamageTests {
    private func box(_ x: CGFloat, _ y: CGFloat, _ color: RGBA = .black) -> DrawCommand {
        .fill(Path(CGRect(x: x, y: y, width: 10, height: 10)), .color(color), FillStyle())
    }

    private func list(_ commands: DrawCommand...) -> DisplayList { DisplayList(commands: commands) }

    @Test("is empty between equal lists")
    func equal() {
        #expect(list(box(0, 0), box(20, 0)).damage(to: list(box(0, 0), box(20, 0))) == [])
    }

    @Test("is the rectangle of what changed")
    func changed() {
        let damage = list(box(0, 0), box(20, 0), box(40, 0)).damage(to: list(box(0, 0), box(20, 0, .white), box(40, 0)))
        #expect(damage == [CGRect(x: 20, y: 0, width: 10, height: 10)])
    }

    @Test("of one row among thousands is that row")
    func oneOfMany() {
        let rows = (0..<5000).map { box(0, CGFloat($0) * 10) }
        var changed = rows
        changed[1234] = box(0, 12340, .white)
        let damage = DisplayList(commands: rows).damage(to: DisplayList(commands: changed))
        #expect(damage == [CGRect(x: 0, y: 12340, width: 10, height: 10)])
    }

    @Test("holds the old and the new place of what moved")
    func moved() {
        let damage = list(box(0, 0), box(20, 0)).damage(to: list(box(0, 0), box(60, 0)))
        #expect(Set(damage.map(\.minX)) == [20, 60])
    }

    @Test("shows what was inserted and removed")
    func insertedAndRemoved() {
        #expect(list(box(0, 0)).damage(to: list(box(0, 0), box(30, 0))) == [CGRect(x: 30, y: 0, width: 10, height: 10)])
        #expect(list(box(0, 0), box(30, 0)).damage(to: list(box(30, 0))) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    }

    @Test("comes from a changed order")
    func order() {
        let damage = list(box(0, 0), box(5, 5)).damage(to: list(box(5, 5), box(0, 0)))
        #expect(!damage.isEmpty)
    }

    @Test("lies where transforms and clips put it")
    func enclosures() {
        let scale = DrawCommand.pushTransform(CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 2, y: 2))
        let clip = DrawCommand.pushClip(Path(CGRect(x: 0, y: 0, width: 5, height: 10)), FillStyle())
        let damage = list(scale, clip, box(0, 0), .pop, .pop).damage(
            to: list(scale, clip, box(0, 0, .white), .pop, .pop))
        #expect(damage == [CGRect(x: 100, y: 0, width: 10, height: 20)])
    }

    @Test("reaches as far as shadows and blurs")
    func effects() {
        let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        let shadow = DrawCommand.pushLayer(
            .shadow(.black, radius: 4, offset: CGSize(width: 0, height: 5)), bounds: bounds)
        let shadowed = list(shadow, box(0, 0), .pop).damage(to: list(shadow, box(0, 0, .white), .pop))
        #expect(shadowed == [CGRect(x: -12, y: -7, width: 34, height: 34)])
        let blur = DrawCommand.pushLayer(.blur(radius: 2, opaque: false), bounds: bounds)
        let blurred = list(blur, box(0, 0), .pop).damage(to: list(blur, box(0, 0, .white), .pop))
        #expect(blurred == [CGRect(x: -6, y: -6, width: 22, height: 22)])
    }

    @Test("follows from a changed enclosure")
    func changedEnclosure() {
        let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        let faint = DrawCommand.pushLayer(.opacity(0.5), bounds: bounds)
        let strong = DrawCommand.pushLayer(.opacity(0.6), bounds: bounds)
        #expect(list(faint, box(0, 0), .pop).damage(to: list(strong, box(0, 0), .pop)) == [bounds])
    }

    @Test("spreads to a material above it")
    func backdrop() {
        let bar = CGRect(x: 0, y: 100, width: 200, height: 50)
        let material = DrawCommand.fill(Path(bar), .backdrop(blur: 10, saturation: 1, tint: .clear), FillStyle())
        let near = list(box(0, 65), material).damage(to: list(box(0, 65, .white), material))
        #expect(Set(near) == [CGRect(x: 0, y: 65, width: 10, height: 10), bar])
        let far = list(box(0, 40), material).damage(to: list(box(0, 40, .white), material))
        #expect(far == [CGRect(x: 0, y: 40, width: 10, height: 10)])
    }

    @Test("joins rectangles that overlap")
    func joined() {
        let damage = list(box(0, 0), box(5, 5)).damage(to: list(box(0, 0, .white), box(5, 5, .white)))
        #expect(damage == [CGRect(x: 0, y: 0, width: 15, height: 15)])
    }
}
