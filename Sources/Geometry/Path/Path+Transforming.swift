import Foundation

extension Path {
    /// The path under a transform; moving and unturned scaling keep the special forms.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        let isUnturned = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
        switch storage {
        case .empty: return self
        case .rect(let rect) where isUnturned: return Path(storage: .rect(rect.applying(transform)))
        case .ellipse(let rect) where isUnturned: return Path(storage: .ellipse(rect.applying(transform)))
        case .roundedRect(let rect, let cornerSize, .circular) where isUnturned:
            return rounded(rect, cornerSize, .circular, transform)
        case .roundedRect(let rect, let cornerSize, let style) where isUnturned && transform.a == transform.d:
            return rounded(rect, cornerSize, style, transform)
        default: return Path(elements: elements.map { $0.applying(transform) })
        }
    }

    private func rounded(
        _ rect: CGRect, _ cornerSize: CGSize, _ style: RoundedCornerStyle, _ transform: CGAffineTransform
    ) -> Path {
        Path(storage: .roundedRect(rect.applying(transform), cornerSize: cornerSize.applying(transform), style: style))
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}
