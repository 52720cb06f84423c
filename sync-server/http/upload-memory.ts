import { Refusal } from './refusal.ts'

interface Options {
  /** Bytes that all uploads may hold together. */
  readonly atMost: number
  /** An upload waits so long for bytes of others to be given back. */
  readonly patienceMs: number
  readonly now: () => number
}

/** One that brought less than `slowBytes` in its last `slowMs` gives way where others wait: 13 kB a second. */
const slowMs = 5_000
const slowBytes = 64 * 1024
const checkMs = 1_000

/**
 * The memory that bytes of uploads under way take, as they come: one that has sent nothing holds nothing, so uploads that are
 * begun and never sent keep no other out. Where there is no room, slow ones are ended, those with the most bytes first; their devices
 * try again. Else the others wait, which slows their senders down.
 */
export class UploadMemory {
  readonly #options: Options
  readonly #uploads = new Set<HeldUpload>()
  readonly #waiting = new Set<() => void>()
  #held = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** `giveUp` ends the upload from outside; `close` has to follow however it ends. */
  open(giveUp: () => void): HeldUpload {
    const upload: HeldUpload = new HeldUpload(giveUp, this.#options.now(), {
      take: (bytes) => this.#take(upload, bytes),
      close: () => this.#close(upload),
    })
    this.#uploads.add(upload)
    return upload
  }

  async #take(upload: HeldUpload, bytes: number): Promise<void> {
    const { patienceMs, now } = this.#options
    const begunAt = now()
    upload.isWaiting = true
    try {
      while (!this.#makeRoom(bytes)) {
        if (now() - begunAt >= patienceMs) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: 5 })
        await this.#givenBack()
        upload.begin(now())
      }
    } finally {
      upload.isWaiting = false
    }
    // One that was ended meanwhile.
    if (!this.#uploads.has(upload)) return
    this.#held += bytes
    upload.held += bytes
  }

  #makeRoom(bytes: number): boolean {
    const isRoom = () => this.#held + bytes <= this.#options.atMost
    if (isRoom()) return true
    const now = this.#options.now()
    const slow = [...this.#uploads].filter((upload) => upload.held > 0 && upload.isSlow(now))
    for (const upload of slow.sort((one, other) => other.held - one.held)) {
      upload.giveUp()
      this.#close(upload)
      if (isRoom()) return true
    }
    return false
  }

  /** Resolves when bytes are given back, or a moment later, when another may have become slow. */
  #givenBack(): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        this.#waiting.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, checkMs)
      this.#waiting.add(wake)
    })
  }

  #close(upload: HeldUpload): void {
    if (!this.#uploads.delete(upload)) return
    this.#held -= upload.held
    upload.held = 0
    for (const wake of [...this.#waiting]) wake()
  }
}

interface Memory {
  take(bytes: number): Promise<void>
  close(): void
}

/** An upload under way. */
export class HeldUpload {
  readonly giveUp: () => void
  readonly #memory: Memory
  held = 0
  isWaiting = false
  #isComplete = false
  #lastAt: number
  #windowFrom: number
  #windowBytes = 0
  #isSlowBefore = false

  constructor(giveUp: () => void, now: number, memory: Memory) {
    this.giveUp = giveUp
    this.#lastAt = now
    this.#windowFrom = now
    this.#memory = memory
  }

  /** After bytes came: `held` of them stay in memory until `close`. Rejects with RATE_LIMITED. */
  async received(bytes: number, held: number, now: number): Promise<void> {
    if (now - this.#windowFrom >= slowMs) {
      this.#isSlowBefore = this.#windowBytes < slowBytes
      this.#windowFrom = now
      this.#windowBytes = 0
    }
    this.#windowBytes += bytes
    this.#lastAt = now
    if (held > 0) await this.#memory.take(held)
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

  isSlow(now: number): boolean {
    if (this.isWaiting || this.#isComplete) return false
    if (now - this.#lastAt >= slowMs) return true
    return now - this.#windowFrom >= slowMs ? this.#windowBytes < slowBytes : this.#isSlowBefore
  }
}
