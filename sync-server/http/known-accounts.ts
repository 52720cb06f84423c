import { hashToken } from './tokens.ts'

const tokensAtMost = 20_000

/**
 * The accounts of tokens that were valid when they were last read. It says only whom to count a request as, before the token is
 * read again and for pages that read none: nothing is allowed by it.
 */
export class KnownAccounts {
  readonly #ids = new Map<string, number>()

  of(token: string): number | undefined {
    return this.#ids.get(keyOf(token))
  }

  /** null: the token is not valid. */
  learn(token: string, idAccount: number | null): void {
    const key = keyOf(token)
    // Deleted first, so that it is the newest of the map.
    this.#ids.delete(key)
    if (idAccount === null) return
    this.#ids.set(key, idAccount)
    if (this.#ids.size <= tokensAtMost) return
    const [oldest] = this.#ids.keys()
    if (oldest !== undefined) this.#ids.delete(oldest)
  }
}

/** Tokens themselves are kept nowhere. */
function keyOf(token: string): string {
  return hashToken(token).toString('base64url')
}
