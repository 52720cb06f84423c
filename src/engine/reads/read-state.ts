import { currentSession, subscribeSession } from '../identity/session.ts'
import type { Failure } from '../rest/rest.ts'
import type { StoredAnswer } from '../store/answer-row.ts'
import { createWatched, type Watchable } from '../watch/watched.ts'
import type { Target } from './cached-read.ts'

/** State of a cached read. Times are epoch ms. */
export type ReadState =
  /** The stored answer is being read. */
  | { readonly kind: 'opening' }
  /** Nothing is stored; the server is being asked. */
  | { readonly kind: 'loading' }
  /** The stored answer; the server is being asked. */
  | { readonly kind: 'stored'; readonly at: number }
  | { readonly kind: 'fresh'; readonly at: number }
  /** `at`: when what is shown was answered; null: this device never had it. */
  | {
      readonly kind: 'failed'
      readonly why: FailedWhy
      readonly failure: Failure
      readonly at: number | null
    }

export type FailedWhy = 'offline' | 'forbidden' | 'server'

/** State of an answer on this page, beside its row. */
export interface PageAnswer {
  readonly failure: Failure | null
  /** Whether the server answered on this page, or what is stored is young enough. */
  readonly isFresh: boolean
  /** Epoch ms at which the server said last that the stored list is unchanged; null: not on this page. */
  readonly unchangedAt: number | null
  /** The answer where this device cannot store it, or the first page of a long list until it is whole: as long as the page is open. */
  readonly unstored: StoredAnswer | null
}

export const noPageAnswer: PageAnswer = { failure: null, isFresh: false, unchangedAt: null, unstored: null }
const pageAnswers = new Map<string, Watchable<PageAnswer>>()

// Answers of another account are not kept in memory after a sign-out.
subscribeSession(() => {
  const idAccount = currentSession()?.idAccount
  for (const id of pageAnswers.keys()) {
    if (!id.startsWith('device ') && !id.startsWith(`${idAccount} `)) pageAnswers.delete(id)
  }
})

export function pageAnswerOf(target: Target): Watchable<PageAnswer> {
  const id = idOf(target)
  const known = pageAnswers.get(id) ?? createWatched(noPageAnswer)
  pageAnswers.set(id, known)
  return known
}

/** Answers of two accounts are separate. */
export function idOf({ idAccount, key }: Target): string {
  return `${idAccount ?? 'device'} ${key}`
}

export function whyOf({ code, status }: Failure): FailedWhy {
  if (code === 'OFFLINE') return 'offline'
  return status === 401 || status === 403 || status === 404 ? 'forbidden' : 'server'
}
