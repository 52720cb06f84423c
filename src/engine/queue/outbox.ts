import type { Call, InputOf } from '#contract/call.ts'
import { isMirrorUpload } from '#model/mirrors/mirrors.ts'
import { isPageLeaving } from '../browser/page-leaving.ts'
import type { BrandRef } from '../identity/brand-ref.ts'
import { currentBrand, currentSession, markExpired } from '../identity/session.ts'
import type { Parts } from '../rest/rest.ts'
import { accountStore } from '../store/account-store.ts'
import type { Change } from '../store/change.ts'
import type { OutboxRow, Reference } from '../store/outbox-row.ts'
import { startTimer, type Timer } from '../time/start-timer.ts'
import { drainPart, referenceMs } from './drain.ts'
import type { DrainPart } from './line.ts'
import { setPaused } from './paused-uploads.ts'
import { removeUpload } from './remove-upload.ts'
import { type Given, toRow } from './to-row.ts'

/** `no-space`: the device could not keep it, nothing was queued. */
export type Enqueued =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'signed-out' | 'no-space' }

const tag = 'saegim-outbox'

/**
 * Stores a command durably, then tries to send it. Throws for calls that the contract does not declare `replay`. Without
 * `brand` it is about the open one.
 */
export async function enqueue<C extends Call>(
  call: C,
  input: InputOf<C>,
  lane: string = call.name,
  brand: BrandRef | null = currentBrand(),
  changes: readonly Change[] = [],
  refers: readonly Reference[] = [],
): Promise<Enqueued> {
  if (call.queueing !== 'replay') throw new Error(`${call.name} may not wait in the queue`)
  const result = await keep(call, input as Parts, brand, {
    lane,
    changes,
    state: 'waiting',
    ...(refers.length > 0 ? { refers } : {}),
  })
  if (result.ok) await announce()
  return result
}

/** Adds a row to the outbox of the signed-in account. */
export async function keep(call: Call, parts: Parts, brand: BrandRef | null, row: Given): Promise<Enqueued> {
  const session = currentSession()
  if (!session) return { ok: false, reason: 'signed-out' }
  try {
    await accountStore(session.idAccount).outbox.add(toRow(call, parts, brand, row))
  } catch (error) {
    console.warn('a command cannot be kept on this device', error)
    return { ok: false, reason: 'no-space' }
  }
  return { ok: true }
}

/** Sends now, and asks the browser to wake the worker when the network is back. */
export async function announce(): Promise<void> {
  await registerSync()
  void sendWaiting()
}

/** Drains the queue; reruns if rows arrived meanwhile. Files are sent beside everything else. */
export async function sendWaiting(): Promise<void> {
  await Promise.all([senders.commands.send(), senders.uploads.send()])
}

/**
 * Sends now, because the person asks for it: ends every pause, also one that the server asked for or that of the uploads.
 */
export async function sendNow(): Promise<void> {
  const session = currentSession()
  if (!session) return
  const { idAccount } = session
  try {
    await setPaused(idAccount, false)
    await endPauses(idAccount)
  } catch (cause) {
    console.warn('the pauses of what waits cannot be ended', cause)
  }
  await sendWaiting()
}

interface Sender {
  send(): Promise<void>
}

const senders: Readonly<Record<DrainPart, Sender>> = {
  commands: createSender('commands', () => void senders.uploads.send()),
  uploads: createSender('uploads', () => void senders.commands.send()),
}

/** `onMade`: the server took what commands of the other part may wait for. */
function createSender(part: DrainPart, onMade: () => void): Sender {
  let sending: Promise<void> | null = null
  let isMore = false
  let timer: Timer | null = null

  const sendOnce = async () => {
    const session = currentSession()
    if (!session) return
    const end = await drainPart(session.idAccount, part, { onMade }).catch((cause: unknown) => {
      // A browser that refuses storage has no queued commands.
      if (!isPageLeaving()) console.warn('what waits on this device cannot be read', cause)
      return { kind: 'empty' } as const
    })
    if (end.kind === 'signIn' && currentSession()?.idAccount === session.idAccount) markExpired()
    if (timer !== null) clearTimeout(timer)
    timer = null
    // A worker that holds the lock has no timer of its own for what it leaves.
    if (end.kind === 'busy') timer = startTimer(send, referenceMs)
    if (end.kind === 'later') timer = startTimer(send, end.inMs)
  }
  const sendAll = async () => {
    try {
      while (isMore) {
        isMore = false
        await sendOnce()
      }
    } finally {
      sending = null
    }
  }
  const send = () => {
    isMore = true
    sending ??= sendAll()
    return sending
  }
  return { send }
}

/** Tries a failed command again, now; one that asks has to be confirmed again. */
export async function retryRow(n: number): Promise<void> {
  const session = currentSession()
  if (!session) return
  await accountStore(session.idAccount).outbox.where({ n }).modify(beginAnew)
  await sendWaiting()
}

/** The same for all failed commands, or those of them that `isMeant`. */
export async function retryAll(isMeant: (row: OutboxRow) => boolean = () => true): Promise<void> {
  const session = currentSession()
  if (!session) return
  await accountStore(session.idAccount)
    .outbox.where('state')
    .equals('failed')
    .filter(isMeant)
    .modify(beginAnew)
  await sendWaiting()
}

function beginAnew(row: OutboxRow): void {
  const state = row.held ? 'held' : 'waiting'
  Object.assign(row, { state, notBefore: Date.now(), tries: 0, createdAt: Date.now() })
}

/** Deletes a command, also one that is held or void. Its changes are no longer shown. */
export async function discardRow(n: number): Promise<void> {
  const session = currentSession()
  if (!session) return
  const store = accountStore(session.idAccount)
  const row = await store.outbox.get(n)
  if (row && isMirrorUpload(row.lane)) await removeUpload(store, n)
  else await store.outbox.delete(n)
}

/** Deletes the refused commands of a call about a brand. */
export async function discardRefused(name: string, brand: number): Promise<void> {
  const session = currentSession()
  if (!session) return
  await accountStore(session.idAccount)
    .outbox.where('state')
    .equals('failed')
    .filter((row) => row.name === name && row.brand === brand)
    .delete()
}

/** Drains on `online`, on focus and when the page becomes visible, for browsers without background sync. */
export function watchOutbox(): () => void {
  const send = () => void sendWaiting()
  const onVisible = () => {
    if (document.visibilityState === 'visible') send()
  }
  const onOnline = () =>
    void endNetworkPauses()
      .catch(() => {})
      .then(send)
  addEventListener('online', onOnline)
  addEventListener('focus', send)
  document.addEventListener('visibilitychange', onVisible)
  send()
  let isOver = false
  waitAgain()
    .then((count) => {
      if (count > 0 && !isOver) send()
    })
    .catch(() => {})
  return () => {
    isOver = true
    removeEventListener('online', onOnline)
    removeEventListener('focus', send)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/**
 * Resets commands that an earlier build ended for their age: they have no status, since the server has not refused them. Returns
 * how many.
 */
async function waitAgain(): Promise<number> {
  const session = currentSession()
  if (!session) return 0
  return accountStore(session.idAccount)
    .outbox.where('state')
    .equals('failed')
    .filter(({ lastStatus, message, held }) => lastStatus === null && message === null && !held)
    .modify({ state: 'waiting' })
}

/** Ends the pauses of commands that failed for lack of a network. */
async function endNetworkPauses(): Promise<void> {
  const session = currentSession()
  if (session) await endPauses(session.idAccount, ({ lastStatus }) => lastStatus === 0)
}

async function endPauses(
  idAccount: number,
  isMeant: (row: OutboxRow) => boolean = () => true,
): Promise<void> {
  const now = Date.now()
  await accountStore(idAccount)
    .outbox.where('state')
    .equals('waiting')
    .filter(isMeant)
    .modify((row) => {
      // Without a pause it may be under way: see `stateOf`.
      Object.assign(row, { tries: 0, ...(row.notBefore > now ? { notBefore: now } : {}) })
    })
}

/** Asks the browser to wake the worker when the network is back, where it can. */
async function registerSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    if (registration && 'sync' in registration) {
      await (registration.sync as { register(tag: string): Promise<void> }).register(tag)
    }
  } catch {
    // Background sync is missing or not allowed: `watchOutbox` sends.
  }
}
