import Drawing

/// Looks ahead into a layer: whether it needs to be a picture of its own.
struct LayerScan {
    /// One thing is drawn in the layer, so that an opacity can be given to that instead.
    private(set) var isSingle = false
    /// Something in the layer blends with what is below it there.
    private(set) var blends = false

    /// More commands than these are not looked at.
    private static let limit = 24

    /// - Parameter start: the index of the command that opens the layer.
    init(_ commands: [DrawCommand], from start: Int) {
        var drawn = 0
        var index = start + 1
        var depth = 1
        while index < commands.count, index - start <= Self.limit {
            switch commands[index] {
            case .fill(_, let paint, _), .stroke(_, _, let paint):
                drawn += 1
                if Self.isPicture(paint) { return }
            case .text(let layout, _, let paint):
                drawn += Self.overlaps(layout) ? 2 : 1
                if Self.isPicture(paint) { return }
            case .image(_, _, let style):
                drawn += 1
                if style.template.map(Self.isPicture) ?? false { return }
            case .pushTransform, .pushClip: depth += 1
            case .pushLayer(let effect, _):
                if case .blend(let mode) = effect, mode != .normal {
                    blends = true
                    return
                }
                drawn += 1
                index = Self.end(of: commands, from: index)
            case .pop:
                depth -= 1
                if depth == 0 {
                    isSingle = drawn <= 1
                    return
                }
            }
            index += 1
        }
        blends = true
    }

    /// Paints whose opacity is not a part of their colours.
    private static func isPicture(_ paint: Paint) -> Bool {
        switch paint {
        case .tile: true
        case .color, .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient, .backdrop: false
        }
    }

    /// Backgrounds and lines lie under and over the letters.
    private static func overlaps(_ layout: TextLayout) -> Bool {
        layout.text.runs.contains {
            $0.backgroundColor != nil || $0.underline != nil || $0.strikethrough != nil
        }
    }

    /// The index of the `pop` that ends what the command at `start` opens; the count where there is none.
    static func end(of commands: [DrawCommand], from start: Int) -> Int {
        var depth = 0
        for index in start..<commands.count {
            switch commands[index] {
            case .pushTransform, .pushClip, .pushLayer: depth += 1
            case .pop:
                depth -= 1
                if depth == 0 { return index }
            case .fill, .stroke, .text, .image: break
            }
        }
        return commands.count
    }
}
