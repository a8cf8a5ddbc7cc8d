/// Which of the library's items can be chosen. The desktop's folder of pictures has pictures alone.
public struct PHPickerFilter: Hashable, Sendable {
    /// Whether plain pictures are among them.
    let takesPictures: Bool

    public static let images = PHPickerFilter(takesPictures: true)
    public static let videos = PHPickerFilter(takesPictures: false)
    public static let livePhotos = PHPickerFilter(takesPictures: false)
    public static let bursts = PHPickerFilter(takesPictures: false)
    public static let cinematicVideos = PHPickerFilter(takesPictures: false)
    public static let depthEffectPhotos = PHPickerFilter(takesPictures: false)
    public static let panoramas = PHPickerFilter(takesPictures: false)
    public static let screenRecordings = PHPickerFilter(takesPictures: false)
    public static let screenshots = PHPickerFilter(takesPictures: false)
    public static let slomoVideos = PHPickerFilter(takesPictures: false)
    public static let timelapseVideos = PHPickerFilter(takesPictures: false)

    /// What one at least of some filters takes.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(takesPictures: subfilters.contains(where: \.takesPictures))
    }

    /// What all of some filters take.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(takesPictures: subfilters.allSatisfy(\.takesPictures))
    }

    /// What a filter does not take; a plain picture is no screenshot.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(takesPictures: !filter.takesPictures)
    }
}
