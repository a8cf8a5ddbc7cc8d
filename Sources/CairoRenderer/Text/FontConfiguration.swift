import CCairoPango
import Foundation

/// Which fonts there are and which stands in for which.
///
/// Reading the machine's own configuration takes longer than all else that text needs at start-up; most of its hundreds
/// of rules are about fonts that are not asked for here. This short one leads to the same picture on each machine with
/// the same fonts. The machine's own is read where `FONTCONFIG_FILE` or `FONTCONFIG_PATH` name one, where the user has
/// written one, and where the usual folders hold no fonts.
enum FontConfiguration {
    /// Makes the configuration that of the process; once.
    static let installed: Void = {
        guard !hasOwnRules, let config = FcConfigCreate() else { return }
        defer { FcConfigDestroy(config) }
        guard FcConfigParseAndLoadFromMemory(config, rules, 0) != 0, FcConfigBuildFonts(config) != 0,
            let fonts = FcConfigGetFonts(config, FcSetSystem), fonts.pointee.nfont > 0
        else { return }
        FcConfigSetCurrent(config)
    }()

    private static var hasOwnRules: Bool {
        let environment = ProcessInfo.processInfo.environment
        if environment["FONTCONFIG_FILE"] != nil || environment["FONTCONFIG_PATH"] != nil { return true }
        let folder = environment["XDG_CONFIG_HOME"] ?? (environment["HOME"] ?? "") + "/.config"
        return access(folder + "/fontconfig/fonts.conf", R_OK) == 0 || access("/etc/fonts/local.conf", R_OK) == 0
    }

    private static let rules =
        "<fontconfig>\(folders)\(families)\(slanted)\(emboldened)\(bitmaps)</fontconfig>"

    private static let folders = """
        <dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir><dir prefix="xdg">fonts</dir><dir>~/.fonts</dir>
        <cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir>
        """

    /// What generic families are, and what has the letters that a family lacks.
    private static let families =
        alias("emoji", ["Noto Color Emoji"]) + alias("serif", ["Noto Serif", "DejaVu Serif"])
        + alias("monospace", ["Noto Sans Mono", "DejaVu Sans Mono"]) + alias("sans-serif", ["Inter"])
        + alias("Noto Serif", ["Noto Serif", "Noto Serif CJK KR", "Noto Serif CJK JP", "Noto Serif CJK SC"])
        + alias("Noto Sans Mono", ["Noto Sans Mono", "Noto Sans Mono CJK KR", "Noto Sans Mono CJK JP"])
        + fallback(["Noto Sans CJK JP"], language: "ja") + fallback(["Noto Sans CJK SC"], language: "zh-cn")
        + fallback(["Noto Sans CJK TC"], language: "zh-tw") + fallback(["Noto Sans CJK HK"], language: "zh-hk")
        + fallback([
            "Noto Sans", "Noto Sans CJK KR", "Noto Sans CJK JP", "Noto Sans CJK SC", "Noto Sans CJK TC",
            "Noto Sans Arabic", "Noto Sans Symbols2", "Noto Sans Symbols", "Noto Sans Math", "DejaVu Sans",
        ])

    private static func alias(_ family: String, _ others: [String]) -> String {
        let names = others.map { "<family>\($0)</family>" }.joined()
        return "<alias binding=\"same\"><family>\(family)</family><accept>\(names)</accept></alias>"
    }

    /// - Parameter language: the only one that it holds for; nil is any.
    private static func fallback(_ families: [String], language: String? = nil) -> String {
        let names = families.map { "<string>\($0)</string>" }.joined()
        let test = language.map { "<test name=\"lang\" compare=\"contains\"><string>\($0)</string></test>" } ?? ""
        return "<match target=\"pattern\">\(test)<edit name=\"family\" mode=\"append_last\">\(names)</edit></match>"
    }

    /// Upright fonts are slanted where an italic one is asked for and missing.
    private static let slanted = """
        <match target="font"><test name="slant"><const>roman</const></test>
        <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
        <edit name="matrix"><times><name>matrix</name><matrix><double>1</double><double>0.2</double><double>0</double>
        <double>1</double></matrix></times></edit><edit name="slant"><const>oblique</const></edit></match>
        """

    /// Fonts without a bold cut are made bolder.
    private static let emboldened = """
        <match target="font"><test name="weight" compare="less_eq"><const>medium</const></test>
        <test target="pattern" name="weight" compare="more_eq"><const>bold</const></test>
        <edit name="embolden"><bool>true</bool></edit><edit name="weight"><const>bold</const></edit></match>
        """

    /// Pictures of one size, as colour emoji are, are scaled to the size that is asked for.
    private static let bitmaps = """
        <match target="font"><test name="outline"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor"><divide><name target="pattern">pixelsize</name>
        <name target="font">pixelsize</name></divide></edit></match>
        <match target="font"><test name="outline"><bool>false</bool></test>
        <edit name="matrix"><times><name>matrix</name><matrix><name>pixelsizefixupfactor</name><double>0</double>
        <double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
        <edit name="size"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit></match>
        """
}
