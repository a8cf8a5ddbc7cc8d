// On Apple's platforms `URLSession`, whose publisher is here, is part of Foundation.
// Programs that use none of it do not load it.
@_weakLinked @_exported import FoundationNetworking
