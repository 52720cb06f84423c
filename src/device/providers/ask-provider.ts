import { currentSession } from '../identity/session.ts'
import {
  channelName,
  isTold,
  noteAttempt,
  type Provider,
  type SocialMode,
  type SocialResult,
  type Taken,
} from './attempt.ts'

export type SocialOutcome<Mode extends SocialMode> =
  | { readonly kind: 'answered'; readonly result: SocialResult<Mode> }
  /** The window was closed; somebody may have signed in by another page meanwhile. */
  | { readonly kind: 'closed'; readonly isSignedIn: boolean }
  /** Another attempt took its place, or nobody waits any more. */
  | { readonly kind: 'given up' }
  /** This page is being left for the provider's. */
  | { readonly kind: 'leaving' }

interface Options {
  /** Where this tab goes on when it has to go to the provider itself. */
  readonly redirectUrl?: string | undefined
  /** What that page has to know again. */
  readonly carried?: string | undefined
  /** Where windows cannot be opened, or would not come back. */
  readonly inThisTab?: boolean
  readonly signal?: AbortSignal
}

const width = 585
const height = 719
const lookMs = 1_000

let endLast: (() => void) | null = null

/**
 * Leads to a provider, in a window of its own where there may be one. To be called in the click itself, or browsers
 * open none.
 */
export function askProvider<Mode extends SocialMode>(
  provider: Provider,
  mode: Mode,
  { redirectUrl, carried, inThisTab = false, signal }: Options = {},
): Promise<SocialOutcome<Mode>> {
  endLast?.()
  const id = crypto.randomUUID()
  const address = `/api/v1/account/${provider}/start${mode === 'login' ? '' : `?mode=${mode}`}`
  const opened = inThisTab ? null : window.open(address, 'saegim-login', featuresOfWindow())
  noteAttempt({
    id,
    provider,
    mode,
    isAwaited: opened !== null,
    redirectUrl: redirectUrl ?? null,
    carried: carried ?? null,
  })
  if (!opened) {
    location.assign(address)
    return Promise.resolve({ kind: 'leaving' })
  }
  return waitFor<Mode>(id, opened, signal)
}

/** Both ways of hearing are there, because what a provider says of its window may cut either. */
function waitFor<Mode extends SocialMode>(
  id: string,
  opened: Window,
  signal: AbortSignal | undefined,
): Promise<SocialOutcome<Mode>> {
  const channel = new BroadcastChannel(channelName)
  const ending = new AbortController()
  const wasSignedIn = currentSession() !== null
  return new Promise((resolve) => {
    const end = (outcome: SocialOutcome<Mode>) => {
      if (ending.signal.aborted) return
      ending.abort()
      if (endLast === giveUp) endLast = null
      clearInterval(looking)
      channel.close()
      resolve(outcome)
    }
    const giveUp = () => end({ kind: 'given up' })
    const close = () => end({ kind: 'closed', isSignedIn: !wasSignedIn && currentSession() !== null })
    const hear = (data: unknown) => {
      if (!isTold(data, id)) return
      channel.postMessage({ taken: id } satisfies Taken)
      end({ kind: 'answered', result: data.result as SocialResult<Mode> })
    }
    channel.onmessage = ({ data }) => hear(data)
    addEventListener(
      'message',
      ({ origin, data }) => {
        if (origin === location.origin) hear(data)
      },
      { signal: ending.signal },
    )
    let isGone = false
    const looking = setInterval(() => {
      // Seen twice: what was said just before it closed may still be on its way.
      if (isGone) close()
      isGone = opened.closed
    }, lookMs)
    endLast = giveUp
    signal?.addEventListener('abort', giveUp, { once: true })
  })
}

/** In the middle of the window that it belongs to. */
function featuresOfWindow(): string {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${Math.max(0, left)},top=${Math.max(0, top)}`
}
