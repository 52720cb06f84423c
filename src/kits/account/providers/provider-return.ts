import { confirm, link, logIn } from '#contract/sign-in.ts'
import { connectFacebook, connectInstagram } from '#contract/sns.ts'
import { readCookie, writeCookie } from '#engine/browser/cookie.ts'
import { rest } from '#engine/rest/rest.ts'
import { startTimer } from '#engine/time/start-timer.ts'
import { loadContent } from '#kits/words/content.ts'
import { cookies } from '#model/access/cookies.ts'
import {
  type AnyProvider,
  type Attempt,
  channelName,
  isPlannerProvider,
  isProvider,
  isResultReceipt,
  type Provider,
  type ResultMessage,
  type SocialRefusal,
  type SocialResult,
  takeAttempt,
} from './attempt.ts'

/** The query of the redirect from a provider or our own server. */
export interface RedirectQuery {
  readonly code?: string
  readonly state?: string
  readonly error?: string
}

export interface Finished {
  /** Null where the attempt was begun elsewhere or is too old. */
  readonly attempt: Attempt | null
  readonly result: SocialResult
}

/** Whether the address of a redirect is that of connecting an account of a brand; it ends with the provider's name all the same. */
export const isOfPlanner = (name: string) => name.startsWith(plannerPrefix)
const plannerPrefix = 'planner-'

/**
 * Checks the state of a redirect and sends its code to the server. `address`: the last part of where it led to. Never rejects:
 * failures are results.
 */
export async function finishAttempt(address: string, query: RedirectQuery): Promise<Finished> {
  const name = isOfPlanner(address) ? address.slice(plannerPrefix.length) : address
  const expected = readCookie(cookies.snsState.name)
  writeCookie(cookies.snsState, null)
  if (!isProvider(name) && !isPlannerProvider(name))
    return { attempt: null, result: await refusal('UNSUPPORTED_PROVIDER') }
  const attempt = takeAttempt(name)
  const { code, state, error } = query
  if (error !== undefined) return { attempt, result: await refusal(codeOf(error)) }
  if (state === undefined) return { attempt, result: await refusal('NO_STATE') }
  if (code === undefined) return { attempt, result: await refusal('NO_CODE') }
  const isOurs = state === expected && isOfPlanner(address) === (attempt?.mode === 'planner')
  if (!isOurs) return { attempt, result: await refusal('SNS_STATE_MISMATCH') }
  return { attempt, result: await send(name, attempt, { code, state }) }
}

/** Sends a result to the page that waits; false where none replies within a second. */
export function sendResult(id: string, result: SocialResult): Promise<boolean> {
  const channel = new BroadcastChannel(channelName)
  return new Promise((resolve) => {
    const end = (isHeard: boolean) => {
      clearTimeout(timer)
      channel.close()
      resolve(isHeard)
    }
    const timer = startTimer(() => end(false), limitMs)
    channel.onmessage = ({ data }) => {
      if (isResultReceipt(data, id)) end(true)
    }
    const message: ResultMessage = { id, result }
    channel.postMessage(message)
    const opener = window.opener as Window | null
    opener?.postMessage(message, location.origin)
  })
}

/** A page in the background may be slow to reply. */
const limitMs = 1_000

interface Returned {
  readonly code: string
  readonly state: string
}

function send(provider: AnyProvider, attempt: Attempt | null, returned: Returned): Promise<SocialResult> {
  const mode = attempt?.mode ?? 'login'
  if (mode === 'planner') {
    const call = provider === 'facebook' ? connectFacebook : connectInstagram
    return rest(call, { body: returned }, { idBrand: Number(attempt?.carried) })
  }
  const snsType = provider.toUpperCase() as Uppercase<Provider>
  const redirectUri = `${location.origin}/oauth2/${provider}`
  const input = { params: { provider }, body: { snsType, ...returned, redirectUri } }
  if (mode === 'link') return rest(link, input)
  return mode === 'confirm' ? rest(confirm, input) : rest(logIn, input)
}

/** A failure before the server is asked, with the message that the server would give. */
async function refusal(code: SocialRefusal['code']): Promise<SocialRefusal> {
  const words = await loadContent('errors').catch(() => ({}) as Record<string, string>)
  return { ok: false, code, message: words[code] ?? '' }
}

/** Our own codes are upper case; of the providers' codes some have one of ours. */
function codeOf(error: string): SocialRefusal['code'] {
  if (/^[A-Z_]+$/.test(error)) return error as SocialRefusal['code']
  if (error === 'access_denied') return 'SNS_CANCELLED'
  if (error === 'server_error' || error === 'temporarily_unavailable') return 'SNS_DOWN'
  return 'SNS_EXCHANGE_FAILED'
}
