/**
 * What is sent to the clients of a room, in order. While it is held nothing is sent: comments, guarded fields and edits of
 * the server reach devices only once they are stored. If the process ended in between, such a device would bring them back:
 * the former would be taken for its own, and the latter would be there twice.
 */
export class HeldSends {
  #holds = 0
  #waiting: (() => void)[] = []

  hold(): void {
    this.#holds += 1
  }

  release(): void {
    this.#holds -= 1
    if (this.#holds > 0) return
    const waiting = this.#waiting
    this.#waiting = []
    for (const send of waiting) send()
  }

  send(send: () => void): void {
    if (this.#holds > 0) this.#waiting.push(send)
    else send()
  }
}
