import { confirm, link, logIn } from '#contract/sign-in.ts'
import { cookies } from '#model/access/cookies.ts'
import { readCookie, writeCookie } from '../browser/cookie.ts'
import { rest } from '../rest/rest.ts'
import { loadContent } from '../words/content.ts'
import {
  type Attempt,
  channelName,
  isProvider,
  isTaken,
  type Provider,
  type SocialMode,
  type SocialRefusal,
  type SocialResult,
  type Told,
  takeAttempt,
} from './attempt.ts'

/** The query that a provider, or our own server, leads back with. */
export interface Comeback {
  readonly code?: string
  readonly state?: string
  readonly error?: string
}

export interface Finished {
  /** Null where nothing is known here of how it began. */
  readonly attempt: Attempt | null
  readonly result: SocialResult
}

/** Takes what a provider came back with to the server, once the state is the one that was sent out. */
export async function finishAttempt(name: string, comeback: Comeback): Promise<Finished> {
  const expected = readCookie(cookies.snsState.name)
  writeCookie(cookies.snsState, null)
  if (!isProvider(name)) return { attempt: null, result: await refusal('UNSUPPORTED_PROVIDER') }
  const attempt = takeAttempt(name)
  const { code, state, error } = comeback
  if (error !== undefined) return { attempt, result: await refusal(codeOf(error)) }
  if (state === undefined) return { attempt, result: await refusal('NO_STATE') }
  if (code === undefined) return { attempt, result: await refusal('NO_CODE') }
  if (state !== expected) return { attempt, result: await refusal('SNS_STATE_MISMATCH') }
  return { attempt, result: await send(name, attempt?.mode ?? 'login', code, state) }
}

/** Says it to the page that waits; false where none takes it. */
export function tell(id: string, result: SocialResult): Promise<boolean> {
  const channel = new BroadcastChannel(channelName)
  return new Promise((resolve) => {
    const end = (isHeard: boolean) => {
      clearTimeout(patience)
      channel.close()
      resolve(isHeard)
    }
    const patience = setTimeout(() => end(false), patienceMs)
    channel.onmessage = ({ data }) => {
      if (isTaken(data, id)) end(true)
    }
    const told: Told = { id, result }
    channel.postMessage(told)
    const opener = window.opener as Window | null
    opener?.postMessage(told, location.origin)
  })
}

/** A page in the background may be slow to answer. */
const patienceMs = 1_000

function send(provider: Provider, mode: SocialMode, code: string, state: string): Promise<SocialResult> {
  const snsType = provider.toUpperCase() as Uppercase<Provider>
  const redirectUri = `${location.origin}/oauth2/${provider}`
  const input = { params: { provider }, body: { snsType, code, state, redirectUri } }
  if (mode === 'link') return rest(link, input)
  return mode === 'confirm' ? rest(confirm, input) : rest(logIn, input)
}

/** What goes wrong before the server is asked is said in its words. */
async function refusal(code: SocialRefusal['code']): Promise<SocialRefusal> {
  const words = await loadContent('errors').catch(() => ({}) as Record<string, string>)
  return { ok: false, code, message: words[code] ?? '' }
}

/** Ours are in capitals; of the providers' some have a meaning of their own. */
function codeOf(error: string): SocialRefusal['code'] {
  if (/^[A-Z_]+$/.test(error)) return error as SocialRefusal['code']
  if (error === 'access_denied') return 'SNS_CANCELLED'
  if (error === 'server_error' || error === 'temporarily_unavailable') return 'SNS_DOWN'
  return 'SNS_EXCHANGE_FAILED'
}
