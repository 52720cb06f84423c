import type { AnswerOf } from '#contract/call.ts'
import type { confirm, link, logIn } from '#contract/sign-in.ts'
import type { connectFacebook } from '#contract/sns.ts'
import { keep, readKept } from '#engine/browser/local-storage.ts'
import type { FailureCode } from '#engine/rest/rest.ts'
import { computeAgeMs } from '#model/time/stored-time.ts'

/** Where people sign in, as they stand in paths; in bodies and messages they are upper case. */
export const providers = ['google', 'kakao', 'naver', 'facebook'] as const
export type Provider = (typeof providers)[number]

/** Where accounts of brands are. */
export const plannerProviders = ['facebook', 'instagram'] as const
export type PlannerProvider = (typeof plannerProviders)[number]
export type AnyProvider = Provider | PlannerProvider

export function isProvider(name: string): name is Provider {
  return providers.some((provider) => provider === name)
}

export function isPlannerProvider(name: string): name is PlannerProvider {
  return plannerProviders.some((provider) => provider === name)
}

/** What the server answers to each kind of attempt. */
export interface SocialAnswers {
  readonly login: AnswerOf<typeof logIn>
  readonly link: AnswerOf<typeof link>
  readonly confirm: AnswerOf<typeof confirm>
  /** An account of a brand is connected. */
  readonly planner: AnswerOf<typeof connectFacebook>
}

export type SocialMode = keyof SocialAnswers
export type ProviderOf<Mode extends SocialMode> = Mode extends 'planner' ? PlannerProvider : Provider

/** `NO_STATE`, `NO_CODE`: missing in the provider's redirect. `message` is in the person's language, '' where the server gave none. */
export interface SocialRefusal {
  readonly ok: false
  readonly code: FailureCode | 'NO_STATE' | 'NO_CODE'
  readonly message: string
}

export type SocialResult<Mode extends SocialMode = SocialMode> =
  | { readonly ok: true; readonly answer: SocialAnswers[Mode] }
  | SocialRefusal

/** One attempt to sign in with a provider. Stored, because the page that the provider redirects to knows only its URL. */
export interface Attempt {
  /** Secret to pages of this origin: a message that has it belongs to this attempt. */
  readonly id: string
  readonly provider: AnyProvider
  readonly mode: SocialMode
  /** Whether another page waits for the result; else the page of the redirect continues itself. */
  readonly isAwaited: boolean
  /** Where to continue: a path of this origin. */
  readonly redirectUrl: string | null
  /** Data that the page needs when it is returned to; of `planner` the id of the brand. */
  readonly carried: string | null
}

const key = 'saegim-sns-attempt'
/** As long as the server accepts it. */
const lifeMs = 10 * 60 * 1000

/** `now` in epoch milliseconds. */
export function noteAttempt(attempt: Attempt, now: number = Date.now()): void {
  keep(key, JSON.stringify({ ...attempt, at: now }))
}

/** Removes and returns the latest attempt, if it was with this provider and is not older than ten minutes. */
export function takeAttempt(provider: AnyProvider, now: number = Date.now()): Attempt | null {
  const text = readKept(key)
  keep(key, null)
  try {
    const { at, ...attempt } = JSON.parse(text ?? 'null') as Attempt & { at: number }
    return attempt.provider === provider && computeAgeMs(at, now) < lifeMs ? attempt : null
  } catch {
    return null
  }
}

/** The BroadcastChannel on which pages pass the result of an attempt. */
export const channelName = 'saegim-login'

/** Sent by the page of the redirect. */
export interface ResultMessage {
  readonly id: string
  readonly result: SocialResult
}

/** The reply of the page that waits. */
export interface ResultReceipt {
  readonly taken: string
}

export function isResultMessage(data: unknown, id: string): data is ResultMessage {
  return typeof data === 'object' && data !== null && 'id' in data && data.id === id && 'result' in data
}

export function isResultReceipt(data: unknown, id: string): data is ResultReceipt {
  return typeof data === 'object' && data !== null && 'taken' in data && data.taken === id
}
