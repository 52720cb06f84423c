import { HeldByKey } from '../held-by-key.ts'
import { Refusal } from './refusal.ts'
import { UploadQueue } from './upload-queue.ts'

interface Options {
  /** Bytes that all uploads may hold together. */
  readonly atMost: number
  /** Of them, those that only small uploads may take. */
  readonly reserve: number
  /** An upload waits so long for bytes of others to be given back. */
  readonly patienceMs: number
  readonly now: () => number
}

interface Begun {
  /** Whose upload it is, as calls are counted. */
  readonly account: string
  /** Bytes that it can have at most. */
  readonly most: number
  /** Ends the upload from outside; `close` has to follow however it ends. */
  readonly giveUp: () => void
}

interface Waiting {
  readonly account: string
  readonly upload: HeldUpload
  readonly bytes: number
  /** When it began to wait. */
  readonly since: number
}

/** One that brought less than `slowBytes` in its last `slowMs` gives way where others wait: 13 kB a second. */
const slowMs = 5_000
const slowBytes = 64 * 1024
/** After so long others give way to one that waits, where their account holds more than the one that waits. */
const fairMs = 2_000
/** Of an upload, and of all uploads of its account, that take bytes from the reserve. */
const smallBytes = 1024 * 1024

/**
 * The memory that bytes of uploads under way take, as they come: one that has sent nothing holds nothing, so uploads that are
 * begun and never sent keep no other out. Where there is no room, slow ones are ended, and after a moment any of the account that
 * holds most; their devices try again. Until then the others wait, which slows their senders down.
 */
export class UploadMemory {
  readonly #options: Options
  readonly #uploads = new Set<HeldUpload>()
  readonly #shares = new HeldByKey<string>()
  readonly #queue = new UploadQueue<Waiting>({
    shareOf: (account) => this.#shares.of(account),
    tryAgain: ({ upload, bytes, since }) => this.#tryAgain(upload, bytes, since),
  })
  #held = 0

  constructor(options: Options) {
    this.#options = options
  }

  open(begun: Begun): HeldUpload {
    const upload: HeldUpload = new HeldUpload(begun, this.#options.now(), {
      take: (bytes) => this.#take(upload, bytes),
      give: (bytes) => this.#give(upload, bytes),
      close: () => this.#close(upload),
    })
    this.#uploads.add(upload)
    return upload
  }

  async #take(upload: HeldUpload, bytes: number): Promise<void> {
    // One that was ended meanwhile.
    if (!this.#uploads.has(upload)) return
    const since = this.#options.now()
    if (this.#makeRoom(upload, bytes, since)) return this.#hold(upload, bytes)
    upload.isWaiting = true
    try {
      const hasRoom = await this.#queue.wait(
        { account: upload.account, upload, bytes, since },
        this.#options.patienceMs,
      )
      if (!hasRoom) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: 5 })
      upload.begin(this.#options.now())
    } finally {
      upload.isWaiting = false
    }
  }

  /** Also true for one that was ended while it waited. */
  #tryAgain(upload: HeldUpload, bytes: number, since: number): boolean {
    if (!this.#uploads.has(upload)) return true
    const hasRoom = this.#makeRoom(upload, bytes, since)
    if (hasRoom) this.#hold(upload, bytes)
    return hasRoom
  }

  #hold(upload: HeldUpload, bytes: number): void {
    this.#held += bytes
    upload.held += bytes
    this.#shares.take(upload.account, Number.POSITIVE_INFINITY, bytes)
  }

  #isRoom({ account, most }: HeldUpload, bytes: number): boolean {
    const { atMost, reserve } = this.#options
    const isSmall = most <= smallBytes && this.#shares.of(account) + bytes <= smallBytes
    return this.#held + bytes <= (isSmall ? atMost : atMost - reserve)
  }

  #makeRoom(upload: HeldUpload, bytes: number, since: number): boolean {
    while (!this.#isRoom(upload, bytes)) {
      const now = this.#options.now()
      const ended = this.#slowest(now) ?? (now - since >= fairMs ? this.#unfair(upload, bytes) : null)
      if (ended === null) return false
      ended.giveUp()
      this.#forget(ended)
    }
    return true
  }

  /** The slow one that gives back most: of the account that holds most, that with the most bytes. */
  #slowest(now: number): HeldUpload | null {
    return this.#largest((upload) => upload.isSlow(now))
  }

  /** One of the account that holds most, where that is more than this account would hold. */
  #unfair({ account }: HeldUpload, bytes: number): HeldUpload | null {
    const share = this.#shares.of(account) + bytes
    return this.#largest((upload) => upload.canEnd() && this.#shares.of(upload.account) > share)
  }

  #largest(isMeant: (upload: HeldUpload) => boolean): HeldUpload | null {
    let found: HeldUpload | null = null
    for (const upload of this.#uploads) {
      if (upload.held === 0 || !isMeant(upload)) continue
      if (found === null || this.#compare(upload, found) > 0) found = upload
    }
    return found
  }

  #compare(one: HeldUpload, other: HeldUpload): number {
    return this.#shares.of(one.account) - this.#shares.of(other.account) || one.held - other.held
  }

  #give(upload: HeldUpload, bytes: number): void {
    const given = Math.min(bytes, upload.held)
    if (given === 0) return
    this.#held -= given
    upload.held -= given
    this.#shares.give(upload.account, given)
    this.#queue.wake()
  }

  #forget(upload: HeldUpload): boolean {
    if (!this.#uploads.delete(upload)) return false
    this.#held -= upload.held
    this.#shares.give(upload.account, upload.held)
    upload.held = 0
    return true
  }

  #close(upload: HeldUpload): void {
    if (this.#forget(upload)) this.#queue.wake()
  }
}

interface Memory {
  take(bytes: number): Promise<void>
  give(bytes: number): void
  close(): void
}

/** An upload under way. */
export class HeldUpload {
  readonly account: string
  readonly most: number
  readonly giveUp: () => void
  readonly #memory: Memory
  held = 0
  isWaiting = false
  #isComplete = false
  #lastAt: number
  #windowFrom: number
  #windowBytes = 0
  #isSlowBefore = false

  constructor({ account, most, giveUp }: Begun, now: number, memory: Memory) {
    this.account = account
    this.most = most
    this.giveUp = giveUp
    this.#lastAt = now
    this.#windowFrom = now
    this.#memory = memory
  }

  /** After bytes came, which stay in memory until `give` or `close`. Rejects with RATE_LIMITED. */
  async received(bytes: number, now: number): Promise<void> {
    if (now - this.#windowFrom >= slowMs) {
      this.#isSlowBefore = this.#windowBytes < slowBytes
      this.#windowFrom = now
      this.#windowBytes = 0
    }
    this.#windowBytes += bytes
    this.#lastAt = now
    if (bytes > 0) await this.#memory.take(bytes)
  }

  /** Bytes left memory. */
  give(bytes: number): void {
    this.#memory.give(bytes)
  }

  /** Measures anew: the time until now, in which it was not read, is not its sender's. `skip`: so much of it. */
  begin(now: number): void {
    this.#lastAt = now
    this.#windowFrom = now
    this.#windowBytes = 0
    this.#isSlowBefore = false
  }

  skip(ms: number): void {
    this.#lastAt += ms
    this.#windowFrom += ms
  }

  /** All bytes are there: what takes time from now on is not its sender's. */
  complete(): void {
    this.#isComplete = true
  }

  close(): void {
    this.#memory.close()
  }

  /** One that is complete is ended by its call. */
  canEnd(): boolean {
    return !this.#isComplete
  }

  isSlow(now: number): boolean {
    if (this.isWaiting || this.#isComplete) return false
    if (now - this.#lastAt >= slowMs) return true
    return now - this.#windowFrom >= slowMs ? this.#windowBytes < slowBytes : this.#isSlowBefore
  }
}
