import { useEffect, useMemo } from 'react'
import { useOnline } from '../browser/network.ts'
import type { BrandRef } from '../identity/brand-ref.ts'
import { useSession } from '../identity/session.ts'
import type { Failure } from '../rest/rest.ts'
import { useLive } from '../store/useLive.ts'
import { useWatched } from '../watch/useWatched.ts'
import { createWatched } from '../watch/watched.ts'
import { type CachedRead, type Target, targetOf } from './cached-read.ts'
import { idOf, noPageAnswer, pageAnswerOf, type ReadState, whyOf } from './read-state.ts'
import type { Shown } from './stored-reads.ts'

export interface ReadView<Data> {
  /** Null until there is any. What is there stays while the server is asked again. */
  readonly data: Data | null
  readonly state: ReadState
  /** Whether the server has another page. */
  readonly hasMore: boolean
  more(): void
  reload(): void
}

interface Options<Input> {
  /** Of reads with that scope. */
  readonly brand?: BrandRef | null
  readonly input?: Input
  /** False while it is too early to ask; what the device has is there all the same. */
  readonly isAsked?: boolean
  /** Asks again when it changes: what the answer depends on beside its input. */
  readonly basis?: string | null
  /** Asks again so often while the page is visible: for what people outside of the brand change. */
  readonly everyMs?: number | null
}

const noTarget = createWatched(noPageAnswer)

/**
 * An answer of the server: at once as this device has it, then as the server says, and again when the network is back,
 * when the page becomes visible, and when a queued command that changes it was sent. Shows what other tabs store.
 * Nothing here is waited for before the first paint: the database and the client are loaded behind it.
 */
export function useCachedRead<Data, Input>(
  read: CachedRead<Data, Input>,
  { brand = null, input, isAsked = true, basis = null, everyMs = null }: Options<Input> = {},
): ReadView<Data> {
  const idAccount = useSession().session?.idAccount ?? null
  const isOnline = useOnline()
  const inputText = JSON.stringify(input)
  const target = useMemo(
    () => targetOf(read, idAccount, brand, inputText ? (JSON.parse(inputText) as Input) : undefined),
    [read, idAccount, brand, inputText],
  )
  const pageAnswer = useWatched(target ? pageAnswerOf(target) : noTarget)
  // An answer that the device refuses to store is in no table whose change could be noticed.
  const unstoredAt = pageAnswer.unstored?.at ?? ''
  const shown = useLive(target && `${idOf(target)} ${unstoredAt}`, async () => {
    const { readShown } = await import('./stored-reads.ts')
    return async () => (target ? readShown(target) : null)
  })
  const isChanged = shown?.isChanged === true

  useEffect(() => {
    if (!target || !isAsked) return
    const ask = () => void askFor(target)
    const look = () => {
      if (document.visibilityState === 'visible') ask()
    }
    ask()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [target, isAsked, isOnline, basis])

  useEffect(() => {
    if (!target || !isAsked || !isOnline || everyMs === null) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void askFor(target)
    }, everyMs)
    return () => clearInterval(timer)
  }, [target, isAsked, isOnline, everyMs])

  useEffect(() => {
    if (target && isAsked && isChanged) void askFor(target)
  }, [target, isAsked, isChanged])

  return {
    data: shown?.data ?? null,
    state: stateOf(shown, pageAnswer),
    hasMore: shown?.hasMore ?? false,
    more: () => {
      if (target) void load().then(({ loadMore }) => loadMore(target), fail(target))
    },
    reload: () => {
      if (target) void askFor(target, { isForced: true })
    },
  }
}

function stateOf(shown: Shown<unknown> | null | undefined, pageAnswer: typeof noPageAnswer): ReadState {
  const { failure, unchangedAt } = pageAnswer
  const at = shown?.at == null ? null : Math.max(shown.at, unchangedAt ?? 0)
  if (shown === undefined) return { kind: 'opening' }
  if (failure) return { kind: 'failed', why: whyOf(failure), failure, at }
  if (at === null) return { kind: 'loading' }
  return { kind: pageAnswer.isFresh ? 'fresh' : 'stored', at }
}

async function askFor(target: Target, options?: { isForced: boolean }): Promise<void> {
  await load().then(({ refresh }) => refresh(target, options), fail(target))
}

function load() {
  return import('./refresh.ts')
}

/** What asks could not be loaded, which is a network that cannot be reached. */
function fail(target: Target): (cause: unknown) => void {
  return (cause) => {
    console.warn('what asks the server cannot be loaded', cause)
    const failure: Failure = { ok: false, code: 'OFFLINE', message: '', status: 0, details: [] }
    pageAnswerOf(target).set({ ...pageAnswerOf(target).get(), failure })
  }
}
