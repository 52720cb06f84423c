import { mirrorTable } from '#model/mirrors/mirrors.ts'
import type { AccountStore } from '../store/account-store.ts'
import { isMirrorChange } from '../store/mirror-changes.ts'
import type { OutboxRow, Reference } from '../store/outbox-row.ts'

/** Files go apart from other commands: a large one delays nothing. */
export type DrainPart = 'commands' | 'uploads'

export type Waiting = OutboxRow & { readonly n: number }

/**
 * The commands that wait, oldest first, read at once: a long queue is not read again for each of its rows. A command that
 * waits for an id is passed, and so is whatever is about the same rows behind it.
 */
export class Line {
  readonly #store: AccountStore
  readonly #part: DrainPart
  readonly #stopped = new Set<string>()
  readonly #passed = new Map<number, Passed>()
  readonly #taken = new Set<number>()
  /** The oldest are at the end. */
  #rows: Pick<Waiting, 'n' | 'lane'>[] = []

  constructor(store: AccountStore, part: DrainPart) {
    this.#store = store
    this.#part = part
  }

  /** Whether a command waits for another that may still be sent. */
  get hasPending(): boolean {
    return [...this.#passed.values()].some(({ why }) => why === 'pending')
  }

  async next(): Promise<Waiting | undefined> {
    await this.#releaseMade()
    for (;;) {
      const known = this.#rows.pop()
      if (!known) {
        if (!(await this.#read())) return undefined
        continue
      }
      if (this.#stopped.has(known.lane) || this.#passed.has(known.n) || this.#taken.has(known.n)) continue
      // It may have been changed, sent or deleted meanwhile.
      const row = (await this.#store.outbox.get(known.n)) as Waiting | undefined
      if (row?.state !== 'waiting') continue
      if (!this.#isBehind(row)) return row
      this.#passed.set(row.n, { row, why: 'behind' })
    }
  }

  /** No more of this lane. */
  stop(lane: string): void {
    this.#stopped.add(lane)
  }

  /** It is being sent: it is not given out again until it is free. */
  take(n: number): void {
    this.#taken.add(n)
  }

  free(n: number): void {
    this.#taken.delete(n)
  }

  /** It is the next one after all. */
  putBack({ n, lane }: Waiting): void {
    this.#rows.push({ n, lane })
  }

  pass(row: Waiting, why: 'pending' | 'blocked'): void {
    this.#passed.set(row.n, { row, why })
  }

  /** The server has made a row: what waits for it goes on. */
  release(key: string): void {
    this.#unpass(({ row }) => row.refers?.some((one) => one.key === key) === true)
  }

  /** What others wait for may have been made by another tab, or in the other part. */
  async #releaseMade(): Promise<void> {
    const pending = [...this.#passed.values()].filter(({ why }) => why === 'pending')
    const refers = new Map(pending.flatMap(({ row }) => row.refers ?? []).map((one) => [one.key, one]))
    const waiting = new Set<string>()
    for (const reference of refers.values())
      if (await isWaitedFor(this.#store, reference)) waiting.add(reference.key)
    this.#unpass(
      ({ row, why }) => why === 'pending' && !(row.refers ?? []).some(({ key }) => waiting.has(key)),
    )
  }

  #unpass(isReleased: (passed: Passed) => boolean): void {
    const passed = [...this.#passed.values()]
    if (!passed.some(isReleased)) return
    const back = passed.filter((one) => isReleased(one) || one.why === 'behind').map(({ row }) => row)
    for (const { n } of back) this.#passed.delete(n)
    this.#rows = [...this.#rows, ...back].sort((a, b) => b.n - a.n)
  }

  /** Whether any are left that were not looked at. */
  async #read(): Promise<boolean> {
    const rows = (await this.#store.outbox.where('state').equals('waiting').toArray()) as Waiting[]
    this.#rows = rows
      .filter(
        ({ n, lane, idBlob }) =>
          (idBlob !== undefined) === (this.#part === 'uploads') &&
          !this.#stopped.has(lane) &&
          !this.#passed.has(n) &&
          !this.#taken.has(n),
      )
      .map(({ n, lane }) => ({ n, lane }))
      .sort((a, b) => b.n - a.n)
    return this.#rows.length > 0
  }

  #isBehind(row: Waiting): boolean {
    const rows = touchedBy(row)
    return [...this.#passed.values()].some(
      ({ row: before }) =>
        before.lane === row.lane && before.n < row.n && areAboutSame(touchedBy(before), rows),
    )
  }
}

interface Passed {
  readonly row: Waiting
  /** `behind`: a command about the same rows was passed before. */
  readonly why: 'pending' | 'blocked' | 'behind'
}

/** Whether a command is still to make it. */
async function isWaitedFor(store: AccountStore, { table, key }: Reference): Promise<boolean> {
  const row = (await store.table(table).get(key)) as Record<string, unknown> | undefined
  if (typeof row?.[mirrorTable(table).id] === 'number') return false
  const makers = store.outbox.where('makes').equals(key)
  return (await makers.filter(({ state }) => state === 'waiting').count()) > 0
}

interface Touched {
  readonly changed: ReadonlySet<string>
  /** Those that its rows refer to included. */
  readonly named: ReadonlySet<string>
}

function touchedBy({ changes = [], refers = [] }: OutboxRow): Touched {
  const ofMirror = changes.filter(isMirrorChange)
  const references = ofMirror.flatMap(({ table, values }) => {
    const row = (values ?? {}) as Readonly<Record<string, unknown>>
    return mirrorTable(table)
      .references.flatMap((column) => row[column])
      .filter((one) => typeof one === 'string')
  })
  return {
    changed: new Set(ofMirror.map(({ key }) => key)),
    named: new Set([...references, ...refers.map(({ key }) => key)]),
  }
}

function areAboutSame(a: Touched, b: Touched): boolean {
  for (const key of a.changed) if (b.changed.has(key) || b.named.has(key)) return true
  for (const key of b.changed) if (a.named.has(key)) return true
  return false
}
