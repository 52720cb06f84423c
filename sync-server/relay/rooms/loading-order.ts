/** Which rooms are loaded one after the other, because only a loaded document tells its weight. */
export class LoadingOrder {
  /** The last room that each account is loading. */
  readonly #ofAccount = new Map<number, Promise<void>>()
  #last: Promise<void> = Promise.resolve()

  /** Opens a room once the account has opened, or could not open, those that it asked for before. */
  async afterOthersOf<T>(idAccount: number, open: () => Promise<T>): Promise<T> {
    const opening = (this.#ofAccount.get(idAccount) ?? Promise.resolve()).then(open)
    const ended = endOf(opening)
    this.#ofAccount.set(idAccount, ended)
    try {
      return await opening
    } finally {
      if (this.#ofAccount.get(idAccount) === ended) this.#ofAccount.delete(idAccount)
    }
  }

  /** Resolves once the last room that was noted is loaded, or could not be. */
  get last(): Promise<void> {
    return this.#last
  }

  note(opening: Promise<unknown>): void {
    this.#last = endOf(opening)
  }
}

function endOf(opening: Promise<unknown>): Promise<void> {
  return opening.then(
    () => {},
    () => {},
  )
}
