import type pg from 'pg'
import { appendFailureOf } from './append-failure.ts'
import type { GroupOutcome } from './group-commit.ts'
import { type Append, insertAppends } from './insert-appends.ts'
import { AppendGivenUp, AppendRefused, type DocId, docKey, OtherEpoch } from './update-log.ts'

/** How long a group waits for the row of a room, which each commit of another node locks for a moment. */
const lockMs = 200
/** Of what one append keeps beside its updates. Larger values would be worked on for long before they are refused. */
const mostReplacedBytes = 1024 * 1024

/**
 * Commits what can be committed of a group. Appends that fail for themselves are refused or set aside, and with them the later
 * ones of their documents, which build on them. Rejects where nothing can be committed now; what was committed before that
 * is stored twice when the group is repeated, which is harmless.
 */
export async function commitAppends(
  pool: pg.Pool,
  appends: readonly Append[],
): Promise<GroupOutcome<Append>> {
  const attempt = new Attempt(pool)
  await attempt.commit(appends)
  return attempt
}

class Attempt implements GroupOutcome<Append> {
  readonly refused = new Map<Append, Error>()
  readonly waiting = new Set<Append>()
  readonly ended = new Map<string, Error>()
  reason: string | null = null
  readonly #pool: pg.Pool
  readonly #waitingDocuments = new Set<string>()
  #wasSlow = false

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async commit(appends: readonly Append[]): Promise<void> {
    const left = appends.filter((append) => this.#isStillWanted(append))
    if (left.length === 0) return
    let failure: unknown
    try {
      await insertAppends(this.#pool, left, lockMs)
      return
    } catch (error) {
      failure = error
    }
    await this.#commitWithout(left, failure)
  }

  async #commitWithout(appends: readonly Append[], error: unknown): Promise<void> {
    const failure = appendFailureOf(error)
    this.reason = codeOf(error)
    switch (failure) {
      case 'away':
        throw error
      case 'otherEpoch':
        if (!(await this.#refuseOtherEpochs(appends))) throw error
        return this.commit(appends)
      case 'locked':
        await this.#setAsideLocked(appends)
        return this.#commitApart(appends)
      case 'slow':
        // Where the rest is slow, too, it is not for what is in the group.
        if (this.#wasSlow) throw error
        this.#wasSlow = true
        this.#setAside(heaviestDocument(appends))
        return this.commit(appends)
      default: {
        const [only, another] = appends
        if (!only || another) return this.#commitApart(appends)
        if (failure === 'unknown') this.#setAside(docKey(only.doc), only)
        else this.#refuse(only, failure === 'tooLarge', codeOf(error))
      }
    }
  }

  /** All that is left at once if some have left the group, else by halves. */
  async #commitApart(appends: readonly Append[]): Promise<void> {
    const left = appends.filter((append) => this.#isStillWanted(append))
    if (left.length < appends.length) return this.commit(left)
    const [only, another] = left
    if (only && !another) return this.#setAside(docKey(only.doc), only)
    const half = Math.ceil(left.length / 2)
    await this.commit(left.slice(0, half))
    await this.commit(left.slice(half))
  }

  #isStillWanted(append: Append): boolean {
    if (this.refused.has(append) || this.waiting.has(append)) return false
    const key = docKey(append.doc)
    const ended = this.ended.get(key)
    if (ended) this.refused.set(append, ended)
    else if (this.#waitingDocuments.has(key)) this.waiting.add(append)
    else if (replacedBytes(append) > mostReplacedBytes) this.#refuse(append, true, 'too much was put back')
    else return true
    return false
  }

  #setAside(document: string, append?: Append): void {
    this.#waitingDocuments.add(document)
    if (append) this.waiting.add(append)
  }

  #refuse(append: Append, isTooLarge: boolean, why: string): void {
    this.refused.set(append, new AppendRefused(`The updates cannot be stored: ${why}.`, isTooLarge))
    this.ended.set(docKey(append.doc), new AppendGivenUp('Updates before these could not be stored.'))
  }

  /** False: all of them have the epoch of their document. */
  async #refuseOtherEpochs(appends: readonly Append[]): Promise<boolean> {
    const epochs = await readEpochs(this.#pool, appends)
    const others = appends.filter(({ doc, rebuilds }) => (epochs.get(docKey(doc)) ?? rebuilds) !== rebuilds)
    for (const append of others) this.refused.set(append, new OtherEpoch('The document has a new epoch.'))
    return others.length > 0
  }

  async #setAsideLocked(appends: readonly Append[]): Promise<void> {
    const { rows } = await this.#pool.query<Room>(selectLocked, keysOf(appends))
    for (const { brand_id, document } of rows) this.#setAside(docKey({ idBrand: brand_id, document }))
  }
}

interface Room {
  readonly brand_id: number
  readonly document: DocId['document']
}

const selectLocked = `
with wanted as (
  select distinct * from unnest($1::bigint[], $2::text[]) as room (brand_id, document)
), free as (
  select brand_id, document from doc_room join wanted using (brand_id, document)
  for no key update of doc_room skip locked
)
select brand_id, document from doc_room join wanted using (brand_id, document)
where not exists (select from free where (free.brand_id, free.document) = (doc_room.brand_id, doc_room.document))`

async function readEpochs(pool: pg.Pool, appends: readonly Append[]): Promise<Map<string, number>> {
  const { rows } = await pool.query<Room & { rebuilds: number }>(
    `select brand_id, document, rebuilds from doc_room
     join (select distinct * from unnest($1::bigint[], $2::text[]) as room (brand_id, document)) wanted
       using (brand_id, document)`,
    keysOf(appends),
  )
  return new Map(
    rows.map(({ brand_id, document, rebuilds }) => [docKey({ idBrand: brand_id, document }), rebuilds]),
  )
}

function keysOf(appends: readonly Append[]): unknown[] {
  return [appends.map(({ doc }) => doc.idBrand), appends.map(({ doc }) => doc.document)]
}

function heaviestDocument(appends: readonly Append[]): string {
  const weights = new Map<string, number>()
  for (const append of appends) {
    const key = docKey(append.doc)
    weights.set(key, (weights.get(key) ?? 0) + sizeOf(append))
  }
  const [heaviest] = [...weights].toSorted(([, a], [, b]) => b - a)
  return heaviest?.[0] ?? ''
}

/** In bytes, about: what was put back counts as well. */
export function sizeOf(append: Append): number {
  return append.entries.reduce((sum, { data }) => sum + data.length, replacedBytes(append))
}

function replacedBytes({ replaced }: Append): number {
  return replaced.reduce((sum, { kept, other }) => sum + kept.length + other.length, 0)
}

/** Not the message of the error, which may quote what people wrote. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
