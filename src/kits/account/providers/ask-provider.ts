import { currentSession } from '#engine/identity/session.ts'
import {
  channelName,
  isResultMessage,
  noteAttempt,
  type ProviderOf,
  type ResultReceipt,
  type SocialMode,
  type SocialResult,
} from './attempt.ts'

export type SocialOutcome<Mode extends SocialMode> =
  | { readonly kind: 'answered'; readonly result: SocialResult<Mode> }
  /** The window was closed; the user may have signed in by another page meanwhile. */
  | { readonly kind: 'closed'; readonly isSignedIn: boolean }
  /** Another attempt replaced it, or the caller aborted. */
  | { readonly kind: 'given up' }
  /** This page is being left for the provider's page. */
  | { readonly kind: 'leaving' }

interface Options {
  /** Where to continue if this tab itself has to go to the provider. */
  readonly redirectUrl?: string | undefined
  /** Data that the page needs when it is returned to. */
  readonly carried?: string | undefined
  /** Use this tab, because windows cannot be opened, or could not return a result. */
  readonly inThisTab?: boolean
  readonly signal?: AbortSignal
}

const width = 585
const height = 719
const lookMs = 1_000

let endLast: (() => void) | null = null

/**
 * Opens a provider's sign-in page, in a window if possible. Call it synchronously in a click handler, because browsers
 * open windows only there. A second call ends the first with `given up`.
 */
export function askProvider<Mode extends SocialMode>(
  provider: ProviderOf<Mode>,
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

/** Listens to both BroadcastChannel and `postMessage`: headers of a provider's page may disable either. */
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
      if (!isResultMessage(data, id)) return
      channel.postMessage({ taken: id } satisfies ResultReceipt)
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
      // Checked twice: a message that was sent just before the window closed may still arrive.
      if (isGone) close()
      isGone = opened.closed
    }, lookMs)
    endLast = giveUp
    signal?.addEventListener('abort', giveUp, { once: true })
  })
}

/** Centred over this window. */
function featuresOfWindow(): string {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${Math.max(0, left)},top=${Math.max(0, top)}`
}
