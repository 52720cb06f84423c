interface Waiting {
  readonly account: string
}

interface Options<Entry> {
  /** Bytes that an account holds. */
  readonly shareOf: (account: string) => number
  /** Takes the bytes that one waits for, where there is room for them. */
  readonly tryAgain: (waiting: Entry) => boolean
}

const checkMs = 1_000

/**
 * Uploads that wait for memory. Only the first of the account that holds least is tried, and the next one once it has its bytes, so
 * that what is given back costs the same however many wait.
 */
export class UploadQueue<Entry extends Waiting> {
  readonly #options: Options<Entry>
  readonly #waiting = new Map<Entry, (hasRoom: boolean) => void>()
  #check: NodeJS.Timeout | undefined

  constructor(options: Options<Entry>) {
    this.#options = options
  }

  /** Resolves to false where there is no room in time. */
  wait(waiting: Entry, patienceMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (hasRoom: boolean) => {
        clearTimeout(timer)
        this.#waiting.delete(waiting)
        if (this.#waiting.size === 0) this.#stop()
        resolve(hasRoom)
      }
      const timer = setTimeout(() => end(this.#options.tryAgain(waiting)), patienceMs)
      this.#waiting.set(waiting, end)
      // Another may have become slow a moment later.
      this.#check ??= setInterval(() => this.wake(), checkMs)
    })
  }

  /** After bytes were given back. */
  wake(): void {
    for (;;) {
      const next = this.#next()
      if (next === null || !this.#options.tryAgain(next)) return
      this.#waiting.get(next)?.(true)
    }
  }

  #next(): Entry | null {
    let found: Entry | null = null
    let least = Number.POSITIVE_INFINITY
    for (const waiting of this.#waiting.keys()) {
      const share = this.#options.shareOf(waiting.account)
      if (share >= least) continue
      found = waiting
      least = share
    }
    return found
  }

  #stop(): void {
    clearInterval(this.#check)
    this.#check = undefined
  }
}
