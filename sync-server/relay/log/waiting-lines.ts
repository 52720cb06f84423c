import type { GroupOutcome } from './group-commit.ts'
import { AppendGivenUp } from './update-log.ts'

/** What keeps items in order, such as a document. */
export type Line = unknown

export interface Queued<Item> {
  readonly item: Item
  resolve(): void
  reject(error: unknown): void
}

interface WaitingLine<Item> {
  readonly since: number
  items: Queued<Item>[]
  /** Why it waits, as far as it is known. */
  reason: string | null
}

interface WaitingLinesOptions<Item> {
  readonly commit: (group: readonly Item[]) => Promise<GroupOutcome<Item> | undefined>
  readonly sizeOf: (item: Item) => number
  /** Tells who has appended what became of it, null: closed. Returns what still waits. */
  readonly settle: (
    group: readonly Queued<Item>[],
    outcome: GroupOutcome<Item> | undefined | null,
  ) => readonly Queued<Item>[]
  readonly onFailure: (error: unknown, attempt: number) => void
  readonly onIdle: () => void
  readonly giveUpAfterMs: number
  readonly giveUpAtBytes: number
  /** Resolves at once where the log is closed. */
  readonly pause: (failures: number) => Promise<void>
  readonly isClosed: () => boolean
}

/** Of a line at a time. */
const atOnce = 500

/**
 * Lines whose items cannot be committed with those of others, because the row of a document is locked for example. They
 * are tried one line after the other, beside the groups. A line that waits for too long, or with too much, is given up:
 * the device that sent it has it still and sends it again.
 */
export class WaitingLines<Item> {
  readonly #options: WaitingLinesOptions<Item>
  readonly #lines = new Map<Line, WaitingLine<Item>>()
  #isRunning = false

  constructor(options: WaitingLinesOptions<Item>) {
    this.#options = options
  }

  get size(): number {
    return this.#lines.size
  }

  add(line: Line, queued: Queued<Item>): void {
    if (this.addToWaiting(line, queued)) return
    this.#lines.set(line, { since: Date.now(), items: [queued], reason: null })
    if (!this.#isRunning) void this.#run()
  }

  /** False: the line does not wait. */
  addToWaiting(line: Line, queued: Queued<Item>): boolean {
    const waiting = this.#lines.get(line)
    waiting?.items.push(queued)
    return waiting !== undefined
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    for (let failures = 0; this.#lines.size > 0; ) {
      await this.#options.pause(failures)
      let isAnyDone = false
      for (const [line, waiting] of [...this.#lines]) {
        const isDone = this.#options.isClosed()
          ? this.#close(waiting)
          : await this.#try(line, waiting, failures + 1)
        if (waiting.items.length === 0) this.#lines.delete(line)
        isAnyDone ||= isDone
      }
      failures = isAnyDone ? 0 : failures + 1
    }
    this.#isRunning = false
    this.#options.onIdle()
  }

  #close(waiting: WaitingLine<Item>): boolean {
    this.#options.settle(waiting.items.splice(0), null)
    return true
  }

  /** True: some of it does not wait any more. */
  async #try(line: Line, waiting: WaitingLine<Item>, attempt: number): Promise<boolean> {
    const group = waiting.items.slice(0, atOnce)
    const items = group.map(({ item }) => item)
    const outcome = await this.#options.commit(items).catch((error: unknown) => {
      this.#options.onFailure(error, attempt)
      return stillWaiting(items)
    })
    waiting.reason = outcome?.reason ?? waiting.reason
    const left = this.#options.settle(group, this.#options.isClosed() ? null : outcome)
    waiting.items = [...left, ...waiting.items.slice(group.length)]
    const [, ended] = [...(outcome?.ended ?? [])][0] ?? []
    const error = ended ?? (this.#isTooLong(waiting) ? givenUp(waiting) : null)
    if (error) this.#giveUp(line, waiting, error)
    return left.length < group.length || error !== null
  }

  #isTooLong({ since, items }: WaitingLine<Item>): boolean {
    if (items.length === 0) return false
    const { sizeOf, giveUpAfterMs, giveUpAtBytes } = this.#options
    if (Date.now() - since >= giveUpAfterMs) return true
    return items.reduce((sum, { item }) => sum + sizeOf(item), 0) >= giveUpAtBytes
  }

  #giveUp(line: Line, waiting: WaitingLine<Item>, error: Error): void {
    const items = waiting.items.splice(0)
    const refused = new Map(items.map(({ item }) => [item, error]))
    this.#options.settle(items, { refused, waiting: new Set(), ended: new Map([[line, error]]) })
  }
}

function givenUp({ reason }: Pick<WaitingLine<unknown>, 'reason'>): AppendGivenUp {
  return new AppendGivenUp(`A document cannot be written: ${reason ?? 'no answer'}.`)
}

function stillWaiting<Item>(items: readonly Item[]): GroupOutcome<Item> {
  return { refused: new Map(), waiting: new Set(items), ended: new Map() }
}
