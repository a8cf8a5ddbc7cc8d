import Testing

@testable import SwiftUICore

/// Markdown inside lines. The cases are examples of the CommonMark specification 0.31 (sections 6.1 to 6.7) and of GitHub's
/// extensions to it, with the meaning of each stretch in brackets: `b` strong, `i` emphasised, `c` code, `s` struck
/// through, `>` the address of a link.
struct InlineMarkdownTests {
    private func describe(_ source: String) -> String {
        InlineMarkdown.spans(of: source).map { span in
            var marks = ""
            if span.intent.contains(.stronglyEmphasized) { marks += "b" }
            if span.intent.contains(.emphasized) { marks += "i" }
            if span.intent.contains(.code) { marks += "c" }
            if span.intent.contains(.strikethrough) { marks += "s" }
            if let link = span.link { marks += ">" + link }
            return marks.isEmpty ? span.text : "[\(marks)|\(span.text)]"
        }.joined()
    }

    @Test(arguments: [
        ("*foo bar*", "[i|foo bar]"), ("a * foo bar*", "a * foo bar*"), ("a*\"foo\"*", "a*\"foo\"*"),
        ("foo*bar*", "foo[i|bar]"), ("5*6*78", "5[i|6]78"), ("_foo bar_", "[i|foo bar]"), ("_ foo bar_", "_ foo bar_"),
        ("foo_bar_", "foo_bar_"), ("пристаням_стремятся_", "пристаням_стремятся_"), ("_foo*", "_foo*"),
        ("*(*foo*)*", "[i|(foo)]"), ("_foo_bar", "_foo_bar"), ("_foo_bar_baz_", "[i|foo_bar_baz]"),
        ("_(bar)_.", "[i|(bar)]."), ("**foo bar**", "[b|foo bar]"), ("** foo bar**", "** foo bar**"),
        ("foo**bar**", "foo[b|bar]"), ("__foo bar__", "[b|foo bar]"), ("foo__bar__", "foo__bar__"),
        ("**Gomphocarpus (*Gomphocarpus physocarpus*)**", "[b|Gomphocarpus (][bi|Gomphocarpus physocarpus][b|)]"),
        ("*foo **bar** baz*", "[i|foo ][bi|bar][i| baz]"), ("*foo**bar**baz*", "[i|foo][bi|bar][i|baz]"),
        ("*foo**bar*", "[i|foo**bar]"), ("***foo** bar*", "[bi|foo][i| bar]"), ("*foo **bar***", "[i|foo ][bi|bar]"),
        ("** is not an empty emphasis", "** is not an empty emphasis"), ("foo ***", "foo ***"),
        ("foo *\\**", "foo [i|*]"),
        ("**foo*", "*[i|foo]"), ("*foo**", "[i|foo]*"), ("***foo***", "[bi|foo]"), ("_____foo_____", "[bi|foo]"),
        ("*foo _bar* baz_", "[i|foo _bar] baz_"),
    ])
    func emphasis(source: String, meaning: String) { #expect(describe(source) == meaning) }

    @Test(arguments: [
        ("`foo`", "[c|foo]"), ("`` foo ` bar ``", "[c|foo ` bar]"), ("` `` `", "[c|``]"), ("` a`", "[c| a]"),
        ("`foo\\`bar`", "[c|foo\\]bar`"), ("*foo`*`", "*foo[c|*]"), ("```foo``", "```foo``"), ("`foo", "`foo"),
        ("\\*not emphasized*", "*not emphasized*"), ("\\a\\ \\3", "\\a\\ \\3"),
        ("&copy; &#35; &#x22; &nosuch;", "© # \" &nosuch;"),
    ])
    func codeAndEscapes(source: String, meaning: String) { #expect(describe(source) == meaning) }

    @Test(arguments: [
        ("[link](/uri \"title\")", "[>/uri|link]"), ("[link](/uri)", "[>/uri|link]"), ("[](./target.md)", ""),
        ("[link](</my uri>)", "[>/my uri|link]"), ("[link](/my uri)", "[link](/my uri)"),
        ("[link](\\(foo\\))", "[>(foo)|link]"), ("[link](foo(and(bar)))", "[>foo(and(bar))|link]"),
        ("[link] (/uri)", "[link] (/uri)"), ("[link [foo [bar]]](/uri)", "[>/uri|link [foo [bar]]]"),
        ("[link] bar](/uri)", "[link] bar](/uri)"),
        (
            "[link *foo **bar** `#`*](/uri)",
            "[>/uri|link ][i>/uri|foo ][bi>/uri|bar][i>/uri| ][ic>/uri|#]"
        ),
        ("[foo [bar](/uri)](/uri)", "[foo [>/uri|bar]](/uri)"), ("*[foo*](/uri)", "*[>/uri|foo*]"),
        ("[foo *bar](baz*)", "[>baz*|foo *bar]"), ("*foo [bar* baz]", "[i|foo [bar] baz]"),
        ("![foo](/url \"title\")", "foo"), ("<https://foo.bar.baz>", "[>https://foo.bar.baz|https://foo.bar.baz]"),
        ("<foo@bar.example.com>", "[>mailto:foo@bar.example.com|foo@bar.example.com]"), ("<>", "<>"),
        ("<m:abc>", "<m:abc>"),
    ])
    func links(source: String, meaning: String) { #expect(describe(source) == meaning) }

    @Test(arguments: [
        ("~~Hi~~ Hello, ~there~ world!", "[s|Hi] Hello, [s|there] world!"),
        ("This will ~~~not~~~ strike.", "This will ~~~not~~~ strike."),
        ("www.commonmark.org", "[>http://www.commonmark.org|www.commonmark.org]"),
        (
            "Visit https://encrypted.google.com/search?q=(business)+ok.",
            "Visit [>https://encrypted.google.com/search?q=(business)+ok|https://encrypted.google.com/search?q=(business)+ok]."
        ),
        (
            "(www.google.com/search?q=Markup+(business))",
            "([>http://www.google.com/search?q=Markup+(business)|www.google.com/search?q=Markup+(business)])"
        ),
        ("foo@bar.baz", "[>mailto:foo@bar.baz|foo@bar.baz]"),
        ("hello+xyz@mail.example isn't", "[>mailto:hello+xyz@mail.example|hello+xyz@mail.example] isn't"),
    ])
    func extensions(source: String, meaning: String) { #expect(describe(source) == meaning) }

    @Test func plainTextsAreNotParsed() {
        for plain in ["Hello, world!", "3:45", "%lld of %@", "%1$@", "한국어 문장", "50% off", "new"] {
            #expect(!InlineMarkdown.mayContainMarkup(plain), "\(plain)")
        }
        for marked in [
            "**a**", "a_b", "[a](b)", "`c`", "a@b.c", "https://a.b", "WWW.a.b", "&amp;", "~x~", "<a:b>", "\\*",
        ] {
            #expect(InlineMarkdown.mayContainMarkup(marked), "\(marked)")
        }
    }
}
