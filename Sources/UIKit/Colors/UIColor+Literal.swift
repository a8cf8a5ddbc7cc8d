/// What a `#colorLiteral` is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
