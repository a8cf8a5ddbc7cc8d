/// Runs a body of work.
///
/// Swift frees objects by counting alone, so on Linux no pool is there to be emptied at the end.
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try body()
}
