import { isSince, isWithin } from '#model/time/stored-time.ts'
import { currentSession } from '../identity/session.ts'
import { type Failure, rest } from '../rest/rest.ts'
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
  const row = await storedRow(target)
  if (!isForced && row && row.changedAt === undefined && isYoung(target, row)) return note(target, null)
  for (let round = 1; ; round++) {
    const at = Date.now()
    const result = await askPages(target)
    if (!isStillHere(target)) return
    if (!result.ok) return note(target, result)
    if ((await storePages(target, result.answers, at)) || round === roundsAtMost) return note(target, null)
  }
}

function note(target: Target, failure: Failure | null): void {
  const pageAnswer = pageAnswerOf(target)
  pageAnswer.set({ ...pageAnswer.get(), failure, isFresh: failure === null })
}

function isYoung({ read: { maxAge } }: Target, { at }: StoredAnswer): boolean {
  const now = Date.now()
  return maxAge === 'pageLoad' ? isSince(at, performance.timeOrigin, now) : isWithin(at, now, maxAge)
}

async function askPages(target: Target) {
  const { paging } = target.read
  const answers: unknown[] = []
  for (let query = paging?.first ?? null, isFirst = true; isFirst || query; isFirst = false) {
    const page = await askPage(target, query ?? {})
    if (!page.ok) return page
    answers.push(page.answer)
    query = paging?.isWhole ? paging.next(answers) : null
  }
  return { ok: true as const, answers }
}

function askPage({ read, brand, language, input }: Target, query: Readonly<Record<string, unknown>>) {
  const parts = { ...input, query: { ...input.query, ...query } }
  const options = { ...(brand !== null && { idBrand: brand }), ...(language && { language }) }
  return rest(read.call, parts as never, options)
}

/** False where a command has changed the row since the server was asked: the answer may not know of it. */
async function storePages(target: Target, answers: readonly unknown[], at: number): Promise<boolean> {
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
    return { key, brand, shape: read.shape, answer, at }
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
