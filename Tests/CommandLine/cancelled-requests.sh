#!/usr/bin/env bash
# Requests may be cancelled while they fail or are answered: the app goes on. (Foundation on Linux would end the process.)
#
#   cancelled-requests.sh TOOL
set -euo pipefail

tool=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/Requests" "$work/fixtures"

cat >"$work/Requests/RequestsApp.swift" <<'END'
import Combine
import SwiftUI

@main
struct RequestsApp: App {
    @State private var rounds = 0
    @State private var running: AnyCancellable?

    var body: some Scene {
        WindowGroup { Text("\(rounds) rounds").onAppear(perform: begin) }
    }

    /// The first request that fails cancels the others.
    private func begin() {
        let urls = (0..<3).map { URL(string: "http://localhost/\(rounds % 2 == 0 ? "there" : "gone")/\($0)")! }
        running = Publishers.MergeMany(urls.map { URLSession.shared.dataTaskPublisher(for: $0).first() })
            .tryMap { _ in throw URLError(.badServerResponse) }
            .receive(on: DispatchQueue.main)
            .sink { _ in
                rounds += 1
                if rounds < 200 { begin() }
            } receiveValue: { (_: Int) in
            }
    }
}
END
printf '[{"url": "*/there/*", "text": "here"}, {"url": "*/gone/*", "error": "offline"}]' >"$work/fixtures/fixtures.json"
printf 'wait for "200 rounds" 120\n' >"$work/play.script"
"$tool" drive "$work/Requests" --script "$work/play.script" --fixtures "$work/fixtures"
echo "ok      cancelled requests"
