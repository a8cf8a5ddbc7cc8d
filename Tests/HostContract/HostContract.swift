import Platform

/// What the engine relies on with every host: the same cases run on each.
@MainActor
package enum HostContract {
    package static let cases = opening + frames + closing + texts

    private static let opening = [
        ContractCase("the content knows the window's metrics before its first frame") { run in
            await run.open()
            run.expect(run.content.calls.first == .metrics, "metrics come first: \(run.content.calls)")
            run.expect(run.content.calls.contains(.frame), "a window that opens makes a frame")
        },
        ContractCase("a window keeps its title") { run in
            run.expect(run.window.title == "Contract", "the title that it was opened with")
            run.window.title = "한옥"
            run.expect(run.window.title == "한옥", "another title")
        },
        ContractCase("a window has a size and a scale") { run in
            await run.open()
            let metrics = run.window.metrics
            run.expect(metrics.size.width > 0 && metrics.size.height > 0, "a size: \(metrics.size)")
            run.expect(metrics.scale > 0, "a scale: \(metrics.scale)")
        },
    ]

    private static let frames = [
        ContractCase("what stands still makes no frame") { run in
            await run.open()
            let frames = await run.frames(in: 0.3)
            run.expect(frames.isEmpty, "no frames: \(frames)")
        },
        ContractCase("what is asked for several times in a turn is made once") { run in
            await run.open()
            for _ in 0..<3 { run.window.setNeedsFrame() }
            let frames = await run.frames(in: 0.3)
            run.expect(frames.count == 1, "one frame: \(frames)")
        },
        ContractCase("a frame that is asked for inside a frame follows it") { run in
            await run.open()
            run.content.inNextFrame = { run.window.setNeedsFrame() }
            run.window.setNeedsFrame()
            let frames = await run.frames(in: 0.3)
            run.expect(frames.count == 2, "two frames: \(frames)")
        },
        ContractCase("what moves makes frames until it stands") { run in
            await run.open()
            run.content.answers = [.refresh, .refresh, .refresh]
            run.window.setNeedsFrame()
            let frames = await run.frames(in: 0.5)
            run.expect(frames.count == 4, "three that ask for the next, and the last: \(frames)")
            run.expect(zip(frames, frames.dropFirst()).allSatisfy(<), "the clock goes on: \(frames)")
        },
        ContractCase("a frame that is due later is made at its time") { run in
            await run.open()
            let due = run.window.now + 0.2
            run.content.answers = [.at(due)]
            run.window.setNeedsFrame()
            let frames = await run.frames(in: 0.6)
            run.expect(frames.count == 2, "the frame that says when, and that one: \(frames)")
            run.expect((frames.last ?? 0) >= due, "not before \(due): \(frames)")
        },
        ContractCase("what is asked for is made before what is due later") { run in
            await run.open()
            run.content.answers = [.at(run.window.now + 60)]
            run.window.setNeedsFrame()
            await run.pass(0.2)
            run.window.setNeedsFrame()
            let frames = await run.frames(in: 0.3)
            run.expect(frames.count == 1, "one frame: \(frames)")
        },
        ContractCase("frames have the time of the window's clock") { run in
            await run.open()
            let start = run.window.now
            await run.pass(0.2)
            run.window.setNeedsFrame()
            let frames = await run.frames(in: 0.2)
            let end = run.window.now
            run.expect(end >= start + 0.3, "the clock goes with the time that passes: \(start) to \(end)")
            run.expect(frames.allSatisfy { $0 > start && $0 <= end }, "\(frames) between \(start) and \(end)")
        },
        ContractCase("each window makes its own frames") { run in
            let other = ContractContent()
            let window = run.host.openWindow(other, title: "Other")
            await run.open()
            let before = other.frameTimes.count
            run.window.setNeedsFrame()
            let frames = await run.frames(in: 0.3)
            run.expect(frames.count == 1, "a frame of the window that asks: \(frames)")
            run.expect(other.frameTimes.count == before, "none of the other")
            window.close()
        },
    ]

    private static let closing = [
        ContractCase("a closed window makes no frames") { run in
            await run.open()
            run.content.answers = [.refresh, .refresh, .refresh]
            run.window.setNeedsFrame()
            run.window.close()
            run.window.setNeedsFrame()
            let frames = await run.frames(in: 0.3)
            run.expect(frames.isEmpty, "no frames: \(frames)")
        },
        ContractCase("a window is closed once") { run in
            await run.open()
            run.window.close()
            run.window.close()
        },
    ]

    private static let texts = [
        ContractCase("the clipboard keeps a text") { run in
            await run.open()
            run.host.clipboard.setString("contract 한옥")
            var text: String?
            run.host.clipboard.string { text = $0 }
            await run.pass(0.3)
            run.expect(text == "contract 한옥", "the text that was set: \(text ?? "nothing")")
        },
        ContractCase("text may be entered and no longer") { run in
            await run.open()
            let place = TextEntryPlace(field: 1, caret: .zero, isSecure: false)
            run.window.textEntry = place
            run.expect(run.window.textEntry == place, "the place of the field")
            run.window.textEntry = nil
            run.expect(run.window.textEntry == nil, "no place")
        },
    ]
}
