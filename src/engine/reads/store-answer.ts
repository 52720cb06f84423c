import { isSince } from '#model/time/stored-time.ts'
import type { StoredAnswer } from '../store/answer-row.ts'
import type { Target } from './cached-read.ts'
import { pageAnswerOf } from './read-state.ts'
import type { Pages } from './request-pages.ts'
import { answersOf, knownRow, storedRow } from './stored-reads.ts'

/**
 * Stores what the server answered, requested at `at` in epoch ms. False where a command has changed the row since then: the answer
 * may not know of it.
 */
export async function storePages(target: Target, { answers, tag }: Pages, at: number): Promise<boolean> {
  const { key, brand, read } = target
  let isOutdated = false
  await storeAnswer(target, (before) => {
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
export async function storeAnswer(
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
