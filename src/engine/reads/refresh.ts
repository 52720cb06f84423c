import { isSince, isWithin } from '#model/time/stored-time.ts'
import { currentSession } from '../identity/session.ts'
import { type Failure, type Result, rest, restTagged, type TaggedResult } from '../rest/rest.ts'
import type { StoredAnswer } from '../store/answer-row.ts'
import type { Target } from './cached-read.ts'
import { idOf, pageAnswerOf } from './read-state.ts'
import { answersOf, knownRow, readShown, storedRow } from './stored-reads.ts'

const asking = new Map<string, Promise<void>>()
/** A command that is sent during a request makes its answer outdated; after this many rounds what is stored stays. */
const roundsAtMost = 3

/**
 * Asks the server and stores its answer, unless what is stored is young enough; `isForced` asks in any case. Who asks
 * while an answer is under way gets the same one, or with `isForced` the next. Never rejects: why it failed is in
 * `pageAnswerOf`.
 */
export function refresh(target: Target, { isForced = false } = {}): Promise<void> {
  const id = idOf(target)
  const running = asking.get(id)
  if (running && !isForced) return running
  const next = (running ?? Promise.resolve())
    .then(() => ask(target, isForced))
    .finally(() => {
      if (asking.get(id) === next) asking.delete(id)
    })
  asking.set(id, next)
  return next
}

/** Asks for the page behind those that are known. */
export async function loadMore(target: Target): Promise<void> {
  const row = await storedRow(target)
  const query = row && target.read.paging?.next(row.answer as unknown[])
  if (!row || !query) return
  const page = await askPage(target, query)
  if (!isStillHere(target)) return
  if (!page.ok) return note(target, page)
  await store(target, (now) => {
    const pages = now?.answer as unknown[] | undefined
    // The list began anew meanwhile: this page may not be the next one any more.
    if (!now || pages?.length !== (row.answer as unknown[]).length) return null
    return { ...now, answer: [...pages, page.answer] }
  })
}

/** The data once, for code outside of components; the stored data where the request fails. */
export async function readOnce<Data>(target: Target<Data>): Promise<Data | null> {
  await refresh(target)
  return (await readShown(target)).data
}

/** Writes into the stored answer what a call that was not queued has changed at the server. */
export async function changeStored<Data extends object>(
  target: Target<Data>,
  values: Partial<Data>,
): Promise<void> {
  await store(target, (row) =>
    row ? { ...row, answer: { ...(row.answer as Data), ...values }, at: Date.now() } : null,
  )
}

async function ask(target: Target, isForced: boolean): Promise<void> {
  let row = await storedRow(target)
  if (!isForced && row && row.changedAt === undefined && isYoung(target, row)) return note(target, null)
  for (let round = 1; ; round++) {
    const at = Date.now()
    const result = await askPages(target, tagOf(row))
    if (!isStillHere(target)) return
    if (!result.ok) return note(target, result)
    if ('pages' in result && (await storePages(target, result.pages, at))) return note(target, null)
    const held = row
    row = await storedRow(target)
    // The row is not written again for its date alone: that of a large list has megabytes.
    if ('isUnchanged' in result && tagOf(row) === tagOf(held)) return note(target, null, at)
    if (round === roundsAtMost) return note(target, null)
  }
}

function note(target: Target, failure: Failure | null, heldAt?: number): void {
  const pageAnswer = pageAnswerOf(target)
  pageAnswer.set({
    ...pageAnswer.get(),
    failure,
    isFresh: failure === null,
    ...(heldAt !== undefined && { heldAt }),
  })
}

/** null: the server has given none, or a command has changed what it names. */
function tagOf(row: StoredAnswer | undefined): string | null {
  return row?.changedAt === undefined ? (row?.tag ?? null) : null
}

function isYoung(target: Target, row: StoredAnswer): boolean {
  const { maxAge } = target.read
  const now = Date.now()
  const { heldAt } = pageAnswerOf(target).get()
  return [row.at, heldAt].some(
    (at) =>
      at !== null &&
      (maxAge === 'pageLoad' ? isSince(at, performance.timeOrigin, now) : isWithin(at, now, maxAge)),
  )
}

interface Pages {
  readonly answers: readonly unknown[]
  readonly tag: string | null
}

type ListResult =
  | { readonly ok: true; readonly pages: Pages }
  | { readonly ok: true; readonly isUnchanged: true }

async function askPages(target: Target, held: string | null): Promise<ListResult | Failure> {
  const { paging } = target.read
  const first = await askFirst(target, paging?.first ?? {}, held)
  if (!first.ok || 'isUnchanged' in first) return first
  const { tag } = first
  const answers = [first.answer]
  const next = () => (paging?.isWhole ? paging.next(answers) : null)
  let query = next()
  if (query && paging?.isShownBegun) await showBegun(target, answers)
  for (; query; query = next()) {
    const page = await askPage(target, query)
    if (!page.ok) return page
    answers.push(page.answer)
  }
  return { ok: true, pages: { answers, tag } }
}

/** Shows the begin of a list of which this device has nothing. It is not stored, and not young: it is no whole list. */
async function showBegun(target: Target, answers: readonly unknown[]): Promise<void> {
  if ((await storedRow(target)) || !isStillHere(target)) return
  const { key, brand, read } = target
  const pageAnswer = pageAnswerOf(target)
  const unstored = { key, brand, shape: read.shape, answer: [...answers], at: 0 }
  pageAnswer.set({ ...pageAnswer.get(), unstored })
}

type Query = Readonly<Record<string, unknown>>

function askPage(target: Target, query: Query): Promise<Result<unknown>> {
  return rest(target.read.call, partsOf(target, query) as never, optionsOf(target))
}

/** The page that the tag of a list is on. */
async function askFirst(target: Target, query: Query, held: string | null): Promise<TaggedResult> {
  const { call } = target.read
  if (call.listTag) return restTagged(call, partsOf(target, query), { ...optionsOf(target), held })
  const page = await askPage(target, query)
  return page.ok ? { ...page, tag: null } : page
}

function partsOf({ input }: Target, query: Query) {
  return { ...input, query: { ...input.query, ...query } }
}

function optionsOf({ brand, language }: Target) {
  return { ...(brand !== null && { idBrand: brand }), ...(language && { language }) }
}

/** False where a command has changed the row since the server was asked: the answer may not know of it. */
async function storePages(target: Target, { answers, tag }: Pages, at: number): Promise<boolean> {
  const { key, brand, read } = target
  let isOutdated = false
  await store(target, (before) => {
    const now = Date.now()
    isOutdated = before?.changedAt !== undefined && isSince(before.changedAt, at, now)
    // Another tab has a newer one.
    const isNewer = before !== undefined && before.changedAt === undefined && isSince(before.at, at + 1, now)
    if (isOutdated || isNewer) return null
    const known = read.paging && !read.paging.isWhole ? ((before?.answer ?? []) as unknown[]) : []
    // Where the first page is the same one, those that were loaded behind it still follow it.
    const behind = JSON.stringify(known[0]) === JSON.stringify(answers[0]) ? known.slice(1) : []
    const answer = read.paging ? [...answers, ...behind] : answers[0]
    return { key, brand, shape: read.shape, answer, at, ...(tag !== null && { tag }) }
  })
  return !isOutdated
}

/**
 * Puts what `next` makes of the stored row, null for nothing, in one transaction: a command that is taken between reading and
 * writing would be undone. A device that refuses to store it has it for as long as the page is open.
 */
async function store(
  target: Target,
  next: (before: StoredAnswer | undefined) => StoredAnswer | null,
): Promise<void> {
  const pageAnswer = pageAnswerOf(target)
  const table = answersOf(target)
  let row: StoredAnswer | null = null
  try {
    await table.db.transaction('rw', table, async () => {
      row = next(await knownRow(target))
      if (row) await table.put(row)
    })
    if (row) pageAnswer.set({ ...pageAnswer.get(), unstored: null })
  } catch (cause) {
    console.warn('an answer cannot be stored on this device', cause)
    const unstored = row ?? next(await storedRow(target))
    if (unstored) pageAnswer.set({ ...pageAnswer.get(), unstored })
  }
}

/** Nothing is stored for an account that signed out during the request. */
function isStillHere({ idAccount }: Target): boolean {
  return idAccount === null || currentSession()?.idAccount === idAccount
}
