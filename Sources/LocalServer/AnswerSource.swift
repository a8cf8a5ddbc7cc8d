/// What a server's answers come from. It is asked on the server's thread.
package protocol AnswerSource: Sendable {
    func answer(_ request: Request) -> Answer
}
