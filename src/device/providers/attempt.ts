import type { AnswerOf } from '#contract/call.ts'
import type { confirm, link, logIn } from '#contract/sign-in.ts'
import { keep, readKept } from '../browser/local-storage.ts'
import type { FailureCode } from '../rest/rest.ts'

/** As they stand in paths; in bodies and messages they are upper case. */
export const providers = ['google', 'kakao', 'naver', 'facebook'] as const
export type Provider = (typeof providers)[number]

export function isProvider(name: string): name is Provider {
  return providers.some((provider) => provider === name)
}

/** What each kind of attempt comes to. */
export interface SocialAnswers {
  readonly login: AnswerOf<typeof logIn>
  readonly link: AnswerOf<typeof link>
  readonly confirm: AnswerOf<typeof confirm>
}

export type SocialMode = keyof SocialAnswers

/** `NO_STATE`, `NO_CODE`: the provider came back without it. `message` is in the person's language, '' where only the device knows. */
export interface SocialRefusal {
  readonly ok: false
  readonly code: FailureCode | 'NO_STATE' | 'NO_CODE'
  readonly message: string
}

export type SocialResult<Mode extends SocialMode = SocialMode> =
  | { readonly ok: true; readonly answer: SocialAnswers[Mode] }
  | SocialRefusal

/** One try to sign in by a provider. Noted, because the page that the provider leads back to knows only its own address. */
export interface Attempt {
  /** Nobody but pages of ours knows it: what carries it is of this attempt. */
  readonly id: string
  readonly provider: Provider
  readonly mode: SocialMode
  /** Whether a page waits for what comes of it; else it goes on where it comes back. */
  readonly isAwaited: boolean
  /** Where to go on; a path of ours. */
  readonly redirectUrl: string | null
  /** What the page that is left has to know again when it is come back to. */
  readonly carried: string | null
}

const key = 'saegim-sns-attempt'
/** As long as the server remembers it. */
const lifeMs = 10 * 60 * 1000

export function noteAttempt(attempt: Attempt, now: number = Date.now()): void {
  keep(key, JSON.stringify({ ...attempt, at: now }))
}

/** The newest attempt with this provider, once. Without one it was begun elsewhere, or too long ago. */
export function takeAttempt(provider: Provider, now: number = Date.now()): Attempt | null {
  const text = readKept(key)
  keep(key, null)
  try {
    const { at, ...attempt } = JSON.parse(text ?? 'null') as Attempt & { at: number }
    return attempt.provider === provider && now - at < lifeMs ? attempt : null
  } catch {
    return null
  }
}

/** Where pages of one browser tell each other what came of an attempt. */
export const channelName = 'saegim-login'

/** What the page that came back says. */
export interface Told {
  readonly id: string
  readonly result: SocialResult
}

/** What the page that waited answers. */
export interface Taken {
  readonly taken: string
}

export function isTold(data: unknown, id: string): data is Told {
  return typeof data === 'object' && data !== null && 'id' in data && data.id === id && 'result' in data
}

export function isTaken(data: unknown, id: string): data is Taken {
  return typeof data === 'object' && data !== null && 'taken' in data && data.taken === id
}
