/// What an `#imageLiteral` is where nothing else is asked for.
public typealias _ImageLiteralType = UIImage
