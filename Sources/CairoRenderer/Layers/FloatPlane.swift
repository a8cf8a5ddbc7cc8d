/// Pixels as floating-point numbers, the channels of a pixel side by side.
struct FloatPlane {
    private let width: Int
    private let height: Int
    private let channels: Int
    private var values: [Float]

    private var rowLength: Int { width * channels }

    /// Reads a picture, each block of `factor` × `factor` pixels as one.
    init(averaging picture: PixelSurface, factor: Int, edges: GaussianBlur.Edges) {
        channels = picture.format == .color ? 4 : 1
        width = (picture.width + factor - 1) / factor
        height = (picture.height + factor - 1) / factor
        values = Array(repeating: 0, count: width * height * channels)
        let length = rowLength
        values.withUnsafeMutableBufferPointer { buffer in
            let start = buffer.baseAddress!
            for y in 0..<picture.height {
                Self.add(picture, row: y, factor: factor, to: start + y / factor * length, channels: channels)
            }
        }
        divide(by: factor, of: picture, edges)
    }

    private static func add(
        _ picture: PixelSurface, row: Int, factor: Int, to sums: UnsafeMutablePointer<Float>, channels: Int
    ) {
        let bytes = picture.bytes + row * picture.stride
        if factor == 1 {
            for index in 0..<picture.width * channels { sums[index] = Float(bytes[index]) }
            return
        }
        if channels == 4 {
            addColors(bytes, count: picture.width, factor: factor, to: sums)
        } else {
            for x in 0..<picture.width { sums[x / factor] += Float(bytes[x]) }
        }
    }

    /// Adds up blocks of pixels, two components of each at once; 256 of them fit into 16 bits.
    private static func addColors(
        _ bytes: UnsafeMutablePointer<UInt8>, count: Int, factor: Int, to sums: UnsafeMutablePointer<Float>
    ) {
        let pixels = UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
        var target = sums
        for start in stride(from: 0, to: count, by: factor) {
            var (even, odd): (UInt32, UInt32) = (0, 0)
            for index in start..<min(start + factor, count) {
                even &+= pixels[index] & 0x00FF_00FF
                odd &+= pixels[index] >> 8 & 0x00FF_00FF
            }
            target[0] += Float(even & 0xFFFF)
            target[1] += Float(odd & 0xFFFF)
            target[2] += Float(even >> 16)
            target[3] += Float(odd >> 16)
            target += 4
        }
    }

    /// Makes sums averages; blocks that the picture's edge cuts count as full where nothing lies beyond.
    private mutating func divide(by factor: Int, of picture: PixelSurface, _ edges: GaussianBlur.Edges) {
        guard factor > 1 else { return }
        for y in 0..<height {
            let rows = edges == .repeated ? min(factor, picture.height - y * factor) : factor
            for x in 0..<width {
                let columns = edges == .repeated ? min(factor, picture.width - x * factor) : factor
                let scale = 1 / Float(rows * columns)
                for channel in 0..<channels { values[(y * width + x) * channels + channel] *= scale }
            }
        }
    }

    /// - Parameter kernel: the weights from the middle to one side.
    mutating func convolveRows(_ kernel: [Float], _ edges: GaussianBlur.Edges) {
        let radius = kernel.count - 1
        let (length, channels, margin) = (rowLength, channels, radius * channels)
        var padded = [Float](repeating: 0, count: length + 2 * margin)
        values.withUnsafeMutableBufferPointer { buffer in
            padded.withUnsafeMutableBufferPointer { padded in
                for y in 0..<height {
                    let row = buffer.baseAddress! + y * length
                    let middle = padded.baseAddress! + margin
                    middle.update(from: row, count: length)
                    if edges == .repeated {
                        for index in 0..<margin {
                            middle[index - margin] = row[index % channels]
                            middle[length + index] = row[length - channels + index % channels]
                        }
                    }
                    Self.scale(middle, by: kernel[0], into: row, count: length)
                    for offset in 1...radius {
                        Self.addPair(
                            middle - offset * channels, middle + offset * channels, weight: kernel[offset], to: row,
                            count: length)
                    }
                }
            }
        }
    }

    mutating func convolveColumns(_ kernel: [Float], _ edges: GaussianBlur.Edges) {
        let length = rowLength
        let zeros = [Float](repeating: 0, count: length)
        var result = [Float](repeating: 0, count: values.count)
        values.withUnsafeBufferPointer { source in
            zeros.withUnsafeBufferPointer { zeros in
                let rows = Rows(
                    first: source.baseAddress!, length: length, count: height,
                    beyond: edges == .transparent ? zeros.baseAddress! : nil)
                result.withUnsafeMutableBufferPointer { result in
                    for y in 0..<height {
                        Self.convolve(rows, around: y, kernel, to: result.baseAddress! + y * length)
                    }
                }
            }
        }
        values = result
    }

    private static func convolve(
        _ rows: Rows, around y: Int, _ kernel: [Float], to target: UnsafeMutablePointer<Float>
    ) {
        scale(rows[y], by: kernel[0], into: target, count: rows.length)
        for offset in 1..<kernel.count {
            addPair(rows[y - offset], rows[y + offset], weight: kernel[offset], to: target, count: rows.length)
        }
    }

    /// The rows of a plane, and what stands for those beyond its edges: zeros, or the nearest row.
    private struct Rows {
        let first: UnsafePointer<Float>
        let length: Int
        let count: Int
        let beyond: UnsafePointer<Float>?

        subscript(y: Int) -> UnsafePointer<Float> {
            if let beyond, y < 0 || y >= count { return beyond }
            return first + min(count - 1, max(0, y)) * length
        }
    }

    private static func scale(
        _ source: UnsafePointer<Float>, by weight: Float, into target: UnsafeMutablePointer<Float>, count: Int
    ) {
        for index in 0..<count { target[index] = source[index] * weight }
    }

    private static func addPair(
        _ first: UnsafePointer<Float>, _ second: UnsafePointer<Float>, weight: Float,
        to target: UnsafeMutablePointer<Float>, count: Int
    ) {
        for index in 0..<count { target[index] += (first[index] + second[index]) * weight }
    }

    func picture(format: PixelSurface.Format) -> PixelSurface {
        let picture = PixelSurface(width: width, height: height, format: format)
        let bytes = picture.bytes
        values.withUnsafeBufferPointer { source in
            for y in 0..<height {
                let row = source.baseAddress! + y * rowLength
                let target = bytes + y * picture.stride
                for index in 0..<rowLength { target[index] = UInt8(min(255, max(0, row[index] + 0.5))) }
            }
        }
        picture.markChanged()
        return picture
    }
}
