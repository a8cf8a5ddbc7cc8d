import Foundation
import Geometry
import RuntimeWarnings

/// The views of a window that share their places.
package final class MatchedGeometryTable {
    private var groups: [MatchedGeometryKey: MatchedGeometryGroup] = [:]
    private var changed: Set<MatchedGeometryKey> = []

    package init() {}

    package var isEmpty: Bool { groups.isEmpty }

    func add(_ node: MatchedGeometryNode) {
        let key = node.modifier.key
        let group = groups[key] ?? MatchedGeometryGroup()
        groups[key] = group
        group.add(node)
        changed.insert(key)
    }

    func remove(_ node: MatchedGeometryNode) { remove(node, from: node.modifier.key) }

    private func remove(_ node: MatchedGeometryNode, from key: MatchedGeometryKey) {
        groups[key]?.remove(node)
        changed.insert(key)
    }

    func move(_ node: MatchedGeometryNode, from key: MatchedGeometryKey) {
        remove(node, from: key)
        add(node)
    }

    func note(_ key: MatchedGeometryKey) { changed.insert(key) }

    /// A view is on its way out, or comes back.
    func setDeparting(_ isDeparting: Bool, _ node: MatchedGeometryNode) {
        groups[node.modifier.key]?.setDeparting(isDeparting, node)
        changed.insert(node.modifier.key)
    }

    /// Sends views to one another's places, now that it is known where all of them lie.
    func match(layout: TransactionBox?) {
        let due = changed
        changed = []
        for key in due {
            guard let group = groups[key] else { continue }
            group.match(key)
            if group.isEmpty { groups[key] = nil }
        }
        for group in groups.values where group.hasFollowers { group.follow(layout) }
    }
}

/// The views that share one place.
private final class MatchedGeometryGroup {
    private struct Member {
        unowned(unsafe) let node: MatchedGeometryNode
        var isDeparting = false
        /// Came, or set off, since the last match.
        var isNew = true
        /// What that was made under; nil where it is not animated.
        var transaction: Transaction?
    }

    private var members: [Member] = []
    /// Where one was that has left since the last match.
    private var lastFrame: CGRect?

    var isEmpty: Bool { members.isEmpty }
    var hasFollowers: Bool { members.contains { !$0.node.modifier.isSource && !$0.isDeparting } }

    func add(_ node: MatchedGeometryNode) { members.append(Member(node: node, transaction: node.animatedTransaction)) }

    func remove(_ node: MatchedGeometryNode) {
        guard let index = members.firstIndex(where: { $0.node === node }) else { return }
        let member = members.remove(at: index)
        if node.placedProposal != nil, !member.isDeparting { lastFrame = node.shownFrame }
    }

    func setDeparting(_ isDeparting: Bool, _ node: MatchedGeometryNode) {
        guard let index = members.firstIndex(where: { $0.node === node }) else { return }
        members[index].isDeparting = isDeparting
        members[index].isNew = true
        members[index].transaction = node.animatedTransaction
    }

    private var source: MatchedGeometryNode? {
        members.last { $0.node.modifier.isSource && !$0.isDeparting && $0.node.placedProposal != nil }?.node
    }

    func match(_ key: MatchedGeometryKey) {
        warnOfSources(key)
        // Who comes starts where another is before that one sets off.
        for member in members where member.isNew && !member.isDeparting { arrive(member) }
        let source = self.source
        for member in members where member.isNew && member.isDeparting {
            guard let source else { continue }
            member.node.fly(to: source.ownFrame, member.transaction)
        }
        for index in members.indices {
            members[index].isNew = false
            members[index].transaction = nil
        }
        lastFrame = nil
    }

    private func arrive(_ member: Member) {
        let node = member.node
        guard node.placedProposal != nil, node.modifier.isSource, let transaction = member.transaction else { return }
        let departing = members.last { $0.isDeparting && $0.node.placedProposal != nil }?.node.shownFrame
        let other = members.last { $0.node !== node && !$0.isNew && $0.node.placedProposal != nil }?.node.shownFrame
        guard let start = departing ?? lastFrame ?? other else { return }
        node.fly(from: start, transaction)
    }

    func follow(_ layout: TransactionBox?) {
        let source = self.source
        for member in members where !member.node.modifier.isSource && !member.isDeparting {
            guard member.node.placedProposal != nil else { continue }
            let transaction = member.node.animatedTransaction(from: layout)
            if let source {
                member.node.fly(to: source.ownFrame, transaction)
            } else {
                member.node.flyHome(transaction)
            }
        }
    }

    private func warnOfSources(_ key: MatchedGeometryKey) {
        guard members.filter({ $0.node.modifier.isSource && !$0.isDeparting }).count > 1 else { return }
        RuntimeWarning.report(
            "Multiple inserted views in matched geometry group \(key.id) have `isSource: true`, results are undefined.",
            once: "matchedGeometryEffect")
    }
}

extension ViewNode {
    /// The views inside that share their places with others.
    final var matchedNodes: [MatchedGeometryNode] {
        var nodes: [MatchedGeometryNode] = []
        func visit(_ node: ViewNode) {
            if let node = node as? MatchedGeometryNode { nodes.append(node) }
            node.forEachChild(visit)
        }
        visit(self)
        return nodes
    }
}
