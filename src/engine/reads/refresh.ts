import { isSince, isWithin } from '#model/time/stored-time.ts'
import { currentSession } from '../identity/session.ts'
import type { Failure } from '../rest/rest.ts'
import type { StoredAnswer } from '../store/answer-row.ts'
import type { Target } from './cached-read.ts'
import { idOf, pageAnswerOf } from './read-state.ts'
import { requestPage, requestPages } from './request-pages.ts'
import { storeAnswer, storePages } from './store-answer.ts'
import { readShown, storedRow } from './stored-reads.ts'

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
  const page = await requestPage(target, query)
  if (!isStillHere(target)) return
  if (!page.ok) return note(target, page)
  await storeAnswer(target, (now) => {
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
  await storeAnswer(target, (row) =>
    row ? { ...row, answer: { ...(row.answer as Data), ...values }, at: Date.now() } : null,
  )
}

async function ask(target: Target, isForced: boolean): Promise<void> {
  let row = await storedRow(target)
  if (!isForced && row && row.changedAt === undefined && isYoung(target, row)) return note(target, null)
  for (let round = 1; ; round++) {
    const at = Date.now()
    const result = await requestPages(target, {
      ifNoneMatch: tagOf(row),
      onFirstPage: (page) => showFirstPage(target, page),
    })
    if (!isStillHere(target)) return
    if (!result.ok) return note(target, result)
    if ('pages' in result && (await storePages(target, result.pages, at))) return note(target, null)
    const before = row
    row = await storedRow(target)
    // The row is not written again for its date alone: that of a large list has megabytes.
    if ('isUnchanged' in result && tagOf(row) === tagOf(before)) return note(target, null, at)
    if (round === roundsAtMost) return note(target, null)
  }
}

function note(target: Target, failure: Failure | null, unchangedAt?: number): void {
  const pageAnswer = pageAnswerOf(target)
  pageAnswer.set({
    ...pageAnswer.get(),
    failure,
    isFresh: failure === null,
    ...(unchangedAt !== undefined && { unchangedAt }),
  })
}

/** null: the server has given none, or a command has changed what it names. */
function tagOf(row: StoredAnswer | undefined): string | null {
  return row?.changedAt === undefined ? (row?.tag ?? null) : null
}

/** Who loads the page anew wants what others have done: of a list with a tag that costs no pages where they did nothing. */
function isYoung(target: Target, row: StoredAnswer): boolean {
  const { maxAge, call } = target.read
  const now = Date.now()
  const { unchangedAt } = pageAnswerOf(target).get()
  const isOfPage = maxAge === 'pageLoad' || call.listTag === true
  return [row.at, unchangedAt].some(
    (at) =>
      at !== null &&
      (!isOfPage || isSince(at, performance.timeOrigin, now)) &&
      (maxAge === 'pageLoad' || isWithin(at, now, maxAge)),
  )
}

/** Shows the first page of a list of which this device has nothing. It is not stored, and not young: it is no whole list. */
async function showFirstPage(target: Target, page: unknown): Promise<void> {
  const { key, brand, read } = target
  if (!read.paging?.isFirstPageShown || (await storedRow(target)) || !isStillHere(target)) return
  const pageAnswer = pageAnswerOf(target)
  const unstored = { key, brand, shape: read.shape, answer: [page], at: 0 }
  pageAnswer.set({ ...pageAnswer.get(), unstored })
}

/** Nothing is stored for an account that signed out during the request. */
function isStillHere({ idAccount }: Target): boolean {
  return idAccount === null || currentSession()?.idAccount === idAccount
}
