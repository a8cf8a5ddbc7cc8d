import Foundation
import Testing

@testable import SwiftUICore

@Suite struct SymbolTableTests {
    @Test func symbolsStandInOneRow() {
        let symbols = SymbolTable.rows.flatMap(\.symbols)
        #expect(Set(symbols).count == symbols.count)
        #expect(Set(SymbolTable.rows.map(\.scalar)).count == SymbolTable.rows.count)
    }

    /// The list of icons comes with the font.
    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: iconList), "the list that comes with the font is missing"))
    func iconsAreInTheFont() throws {
        let list = try String(contentsOfFile: iconList, encoding: .utf8)
        for row in SymbolTable.rows {
            let entry = "\"\(row.icon)\": \(String(row.scalar, radix: 16, uppercase: true))"
            #expect(list.contains(entry), "\(entry)")
        }
    }

    @Test(arguments: symbolsOfPublicApps.split(whereSeparator: \.isWhitespace).map(String.init))
    func symbolsOfPublicAppsHaveAnIcon(symbol: String) {
        #expect(SymbolTable.scalar(for: symbol) != nil)
    }

    @Test func whatIsDrawnInAnEnclosureHasAnIcon() {
        for symbol in SymbolTable.rows.flatMap(\.symbols) {
            guard let enclosure = SymbolEnclosure(symbol + ".fill"), enclosure.characters == nil else { continue }
            #expect(SymbolTable.scalar(for: enclosure.base) != nil, "\(symbol).fill")
        }
    }

    @Test func outlineAndFilledDiffer() {
        for symbol in ["heart", "star", "circle", "square", "bell", "bookmark", "flag", "folder", "cloud", "person"] {
            #expect(SymbolTable.scalar(for: symbol) != SymbolTable.scalar(for: symbol + ".fill"), "\(symbol)")
        }
    }

    @Test func variantsFallBackToTheirBase() {
        #expect(SymbolTable.scalar(for: "bolt.circle.fill") == SymbolTable.scalar(for: "bolt"))
        #expect(SymbolTable.scalar(for: "bolt.slash") != SymbolTable.scalar(for: "bolt"))
    }

    @Test func unknownNamesHaveNone() {
        for name in ["", ".", "fill", "no.such.symbol", "no.such.fill", "plus.unknown"] {
            #expect(SymbolTable.scalar(for: name) == nil, "\(name)")
        }
    }
}

private let iconList = "/usr/share/fonts-materialdesignicons-webfont/scss/_variables.scss"

/// The SF Symbols that 198 public apps use, by how many use them.
private let symbolsOfPublicApps = """
    plus magnifyingglass sun.max.fill pencil minus.circle cloud.sun.fill paintpalette wind xmark.circle.fill
    star.fill photo cloud.fill location heart.fill trash plus.circle doc.on.clipboard house chevron.right
    humidity checkmark.circle camera circle xmark text.insert cloud.rain.fill gear cloud.fog.fill calendar
    moon.stars.fill star cloud.drizzle.fill checkmark.circle.fill sun.max globe snow cloud map cloud.snow.fill
    xmark.circle hourglass checkmark arrow.uturn.backward.circle person sunset slider.vertical.3
    arrow.uturn.backward arrow.uturn.forward cloud.sun.rain.fill cloud.bolt.rain.fill ellipsis.circle person.3
    clock location.fill sunrise cloud.sleet.fill heart chevron.left keyboard car exclamationmark.triangle
    moon.fill arrow.up arrow.uturn.forward.circle cloud.moon.fill gearshape cloud.heavyrain.fill thermometer
    cloud.bolt.fill moon minus.circle.fill questionmark.diamond trash.fill 1.circle arrow.clockwise list.bullet
    person.crop.square qrcode.viewfinder cloud.moon.rain.fill exclamationmark.triangle.fill checkmark.seal.fill
    questionmark.circle arrow.up.arrow.down plus.circle.fill gearshape.fill info.circle tornado arrow.down
    cloud.rain leaf.arrow.circlepath list.bullet.rectangle.portrait square.and.pencil sunrise.fill sunset.fill
    timer cloud.hail.fill arrow.circlepath sun.min chevron.down mappin.and.ellipse person.2 arrow.right
    drop.fill eye.fill questionmark questionmark.circle.fill triangle.fill book cloud.fog cloud.moon
    cloud.moon.rain cloud.snow dice doc.text.magnifyingglass flame fork.knife goforward hare person.circle
    shuffle slider.horizontal.3 sparkles square.and.arrow.down square.and.arrow.up wind.snow info.circle.fill
    person.circle.fill gobackward pause arrowtriangle.right.circle.fill cloud.bolt delete.backward.fill
    mappin.circle.fill multiply.circle.fill person.crop.circle.badge.xmark
    person.crop.circle.fill.badge.checkmark trophy.fill aqi.medium arrow.counterclockwise.circle
    arrow.up.right.circle bell bird.fill bookmark.fill chart.bar.xaxis chart.pie.fill chevron.right.circle
    circle.fill cloud.bolt.rain cloud.sun cloud.sun.rain dollarsign film flame.fill folder forward.fill
    gauge.medium hourglass.bottomhalf.fill hourglass.tophalf.fill humidity.fill
    line.horizontal.3.decrease.circle magnifyingglass.circle minus network pencil.circle person.crop.circle play
    play.fill square square.grid.2x2 star.circle text.justify thermometer.sun trash.circle
    exclamationmark.circle.fill figure.walk 3.circle 6.circle person.fill shuffle.circle cloud.moon.bolt.fill
    cloud.sun.bolt.fill pin sun.haze.fill xmark.octagon.fill aqi.high arrow.up.arrow.down.circle book.circle
    bookmark cart.badge.plus cube.box.fill exclamationmark.magnifyingglass eye.slash.fill hand.raised
    hand.thumbsup.circle lightbulb list.bullet.rectangle.portrait.fill rectangle.inset.filled return
    square.3.stack.3d textbox 1.square.fill 123.rectangle 2.square.fill 3.square.fill airplane.circle.fill
    ant.fill applelogo archivebox.fill arrow.backward.circle.fill arrow.counterclockwise arrow.down.circle
    arrow.left arrow.left.arrow.right arrow.left.circle arrow.right.circle.fill arrow.right.to.line
    arrow.up.arrow.down.circle.fill arrow.uturn.forward.circle.fill arrow.uturn.left.square
    arrowshape.turn.up.backward.fill arrowtriangle.down.circle bag bag.fill bell.badge bell.fill bolt.fill
    books.vertical books.vertical.circle.fill brain bubble.right bubbles.and.sparkles.fill
    calendar.badge.exclamationmark calendar.badge.minus calendar.badge.plus calendar.circle camera.fill
    camera.metering.center.weighted car.circle.fill car.fill carrot cart chart.bar.fill
    chart.line.downtrend.xyaxis chart.line.uptrend.xyaxis chart.xyaxis.line checkmark.square.fill
    chevron.backward chevron.up circle.dashed circle.filled.pattern.diagonalline.rectangle
    circle.lefthalf.filled clock.arrow.circlepath clock.fill cloud.drizzle cloud.hail cube.fill delete.backward
    delete.left dice.fill doc.fill doc.plaintext dollarsign.arrow.circlepath drop.circle drop.triangle
    exclamationmark.circle f.circle.fill face.smiling face.smiling.fill figure.badminton figure.boxing
    figure.fall figure.gymnastics figure.hockey figure.run flag.checkered flag.fill folder.circle
    fossil.shell.fill gamecontroller.fill gauge gearshape.2.fill gearshape.circle globe.americas
    globe.europe.africa.fill hand.thumbsup hare.fill heart.circle heart.rectangle.fill hexagon.fill homekit
    house.fill keyboard.chevron.compact.down ladybug.fill leaf.fill line.3.horizontal list.star
    location.fill.viewfinder location.north.circle lock mappin mappin.slash menucard mic mic.fill mic.slash
    moon.circle.fill moon.haze.fill moon.stars mountain.2.fill movieclapper multiply.circle newspaper
    note.text.badge.plus number paintbrush.pointed pencil.and.list.clipboard pencil.and.outline
    pencil.circle.fill pencil.tip.crop.circle person.crop.circle.badge.checkmark
    person.crop.circle.badge.exclamationmark person.crop.circle.badge.plus person.crop.circle.fill
    person.crop.circle.fill.badge.xmark phone.fill photo.artframe photo.badge.plus pianokeys pin.circle.fill
    plus.app plus.app.fill plus.magnifyingglass rectangle.3.offgrid rectangle.inset.fill
    rectangle.portrait.and.arrow.right rectangle.stack.fill rectangle.stack.fill.badge.minus
    rectangle.stack.fill.badge.plus repeat restart scale.3d scalemass.fill snow.1h snow.3h speedometer
    square.3.layers.3d square.fill square.grid.2x2.fill square.on.circle square.stack.3d.forward.dottedline.fill
    square.text.square sun.haze syringe.fill text.aligncenter textformat thermometer.high thermometer.low
    thermometer.medium thermometer.snowflake tortoise tortoise.fill tropicalstorm tuningfork tv tv.music.note
    video wand.and.rays.inverse wifi.exclamationmark wifi.slash xmark.octagon
    """
