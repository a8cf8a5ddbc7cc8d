// On Apple's platforms `URLSession`, whose publisher is here, is part of Foundation.
@_exported import FoundationNetworking
