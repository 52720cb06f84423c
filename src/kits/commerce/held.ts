import type { Call, InputOf } from '#contract/call.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { currentBrand, currentSession } from '#engine/identity/session.ts'
import type { Asking, Command, SeenFacts } from '#engine/queue/command.ts'
import { outboxLock, send, takeOut } from '#engine/queue/drain.ts'
import { type Enqueued, keep } from '#engine/queue/outbox.ts'
import { partsOf } from '#engine/queue/parts-of.ts'
import { messageOf } from '#engine/queue/reply.ts'
import { computeVerdict } from '#engine/queue/verdict.ts'
import { type Failure, type Parts, type Result, rest } from '#engine/rest/rest.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { type OutboxRow, rowLifeMs, type VoidWhy } from '#engine/store/outbox-row.ts'
import { computeAgeMs } from '#model/time/stored-time.ts'

/*
 * Commands of the class `ask`: what was requested offline is sent only after the person has confirmed it again, with
 * facts that are still true.
 *
 *          facts have changed, or too old
 *     held ────────────────────────────▶ void ──▶ discarded
 *      │ ▲
 *      │ └── not answered, or the page was closed
 *      ▼  │
 *     confirmed ──▶ sent, out of the queue
 *              └──▶ failed: refused by the server
 *
 * Only the page on which the user confirmed sends, at once and under the outbox's lock. So a row that is `confirmed` while
 * another page holds the lock was left by a page that is closed: `drain` holds it again. The service worker sends none.
 */

/** Result of comparing the facts. `unread`: they could not be read, nothing changed. `gone`: no longer held. */
export type HeldCheck =
  | { readonly kind: 'unchanged'; readonly facts: unknown }
  | { readonly kind: 'void'; readonly why: VoidWhy }
  | { readonly kind: 'unread'; readonly failure: Failure }
  | { readonly kind: 'gone' }

/** `unanswered`: sent without an answer, or not sent; it is held again, with the same key. */
export type Confirmed =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'unanswered' }
  | Exclude<HeldCheck, { kind: 'unchanged' }>

/**
 * Keeps a command that asks, in place of those that it replaces. `facts` are those that the person saw when they asked for it:
 * `SeenFacts` where it asks other calls too.
 */
export async function holdCommand<C extends Call, F extends Call>(
  command: Command<C, F>,
  input: InputOf<C>,
  facts: unknown,
  brand: BrandRef | null = currentBrand(),
): Promise<Enqueued> {
  const { call, lane, changes } = command
  const asks = asksOf(command)
  const idBrand = typeof brand === 'number' ? brand : null
  const result = await keep(call, input as Parts, brand, {
    lane: lane?.(input, idBrand) ?? call.name,
    changes: changes?.(input, idBrand) ?? [],
    state: 'held',
    held: { facts, input: asks.input(input) },
    parts: input,
  })
  if (result.ok && asks.replaces) await discardReplaced(asks.replaces, idBrand)
  return result
}

/** Deletes the commands that the newest one of these lanes takes the place of. What is being sent stays. */
async function discardReplaced(lanes: readonly string[], brand: number | null): Promise<void> {
  const session = currentSession()
  if (!session) return
  const { outbox } = accountStore(session.idAccount)
  await accountStore(session.idAccount).transaction('rw', outbox, async () => {
    const rows = await outbox
      .filter(
        ({ lane, state, ...row }) => row.brand === brand && lanes.includes(lane) && state !== 'confirmed',
      )
      .sortBy('n')
    await outbox.bulkDelete(rows.slice(0, -1).map(({ n = 0 }) => n))
  })
}

/** Reads the facts again. Where they have changed, or the command is too old, it is void from then on. */
export async function checkHeld<C extends Call, F extends Call>(
  command: Command<C, F>,
  n: number,
): Promise<HeldCheck> {
  const session = currentSession()
  const row = session && (await readRow(session.idAccount, n))
  if (!session || !row?.held) return { kind: 'gone' }
  const { held } = row
  if (row.state === 'void') return { kind: 'void', why: held.voided ?? 'changed' }
  if (row.state !== 'held') return { kind: 'gone' }
  if (computeAgeMs(row.createdAt, Date.now()) > rowLifeMs) return voidRow(session.idAccount, row, 'expired')
  const read = await readFacts(asksOf(command), row)
  if ('ok' in read) return { kind: 'unread', failure: read }
  const { facts, differs } = read
  if (differs === null) return { kind: 'unchanged', facts }
  return voidRow(session.idAccount, row, held.sentAt === undefined ? 'changed' : 'unsure', differs)
}

/** Reads all facts of a command again, with the name of one that has changed. */
async function readFacts<C extends Call, F extends Call>(
  asks: Asking<C, F>,
  row: OutboxRow,
): Promise<{ readonly facts: unknown; readonly differs: string | null } | Failure> {
  const { held } = row
  const parts: unknown = await partsOf(row)
  const options = row.brand === null ? {} : { idBrand: row.brand }
  const readOne = async ({ call, facts }: Asking<Call, Call>, input: unknown, seen: unknown) => {
    const result: Result<unknown> = await rest(call, input as never, options)
    if (result.ok) {
      const now = facts(result.answer as never, parts as never)
      return { now, isSame: JSON.stringify(now) === JSON.stringify(seen), failure: null }
    }
    // Refused for good: what it asks about is not there any more.
    const isGone = computeVerdict(result.status, 0, null).kind === 'failed'
    return { now: null, isSame: false, failure: isGone ? null : result, isForbidden: result.status === 403 }
  }
  const own = asks as unknown as Asking<Call, Call>
  const also = Object.entries(asks.also ?? {})
  const seen = held?.facts as SeenFacts | null | undefined
  const [first, ...others] = await Promise.all([
    readOne(own, held?.input, asks.also ? seen?.facts : seen),
    ...also.map(([name, one]) => readOne(one, one.input(parts as never), seen?.also?.[name])),
  ])
  const all = [first, ...others]
  const failure = all.find((one) => one.failure !== null)?.failure
  if (failure) return failure
  const facts = asks.also
    ? { facts: first.now, also: Object.fromEntries(also.map(([name], at) => [name, others[at]?.now])) }
    : first.now
  if (all.some(({ isForbidden }) => isForbidden)) return { facts, differs: 'role' }
  // Kept by an older version, which asked one call alone: what has changed is not known.
  if (asks.also && !seen?.also) return { facts, differs: '' }
  const changed = also.find((_, at) => !others[at]?.isSame)?.[0]
  return { facts, differs: changed ?? (first.isSame ? null : '') }
}

/**
 * The person has confirmed: the facts are read once more, and where they are unchanged this page sends the command.
 * Called twice, or in two tabs, it is sent once. Rejects where the device cannot be written.
 */
export async function confirmHeld<C extends Call, F extends Call>(
  command: Command<C, F>,
  n: number,
): Promise<Confirmed> {
  const idAccount = currentSession()?.idAccount
  if (idAccount === undefined) return { kind: 'gone' }
  const check = await checkHeld(command, n)
  if (check.kind !== 'unchanged') return check
  const work = () => sendConfirmed(idAccount, n)
  const { locks } = navigator as { locks?: LockManager }
  return locks ? locks.request(outboxLock(idAccount), work) : work()
}

async function sendConfirmed(idAccount: number, n: number): Promise<Confirmed> {
  // Signed out, or confirmed in another tab, while the lock was waited for.
  if (currentSession()?.idAccount !== idAccount) return { kind: 'gone' }
  const row = await takeHeld(idAccount, n)
  if (!row?.held) return { kind: 'gone' }
  const { outbox } = accountStore(idAccount)
  const { held } = row
  // Before it is sent: if it is interrupted from here on, it may have been carried out.
  await outbox.update(n, { held: { ...held, sentAt: Date.now() } })
  const reply = await send(idAccount, row)
  const { status } = reply
  const message = messageOf(reply)
  const verdict = computeVerdict(status, 0, null)
  if (verdict.kind === 'done') {
    await takeOut(idAccount, row, null, null, Date.now())
    return { kind: 'sent' }
  }
  if (verdict.kind === 'failed') {
    await outbox.update(n, { state: 'failed', lastStatus: status, message, held })
    return { kind: 'refused', message }
  }
  // Refused before it was handled: nothing was carried out this time.
  const isTurnedAway = status === 401 || status === 429
  await outbox.update(n, { state: 'held', lastStatus: status, ...(isTurnedAway ? { held } : {}) })
  return { kind: 'unanswered' }
}

/** Changes the state from `held` to `confirmed`; null for all callers but one. */
function takeHeld(idAccount: number, n: number): Promise<OutboxRow | null> {
  const { outbox } = accountStore(idAccount)
  return accountStore(idAccount).transaction('rw', outbox, async () => {
    const row = await outbox.get(n)
    if (row?.state !== 'held') return null
    await outbox.update(n, { state: 'confirmed' })
    return { ...row, state: 'confirmed' }
  })
}

async function voidRow(
  idAccount: number,
  { n = 0, held }: OutboxRow,
  why: VoidWhy,
  differs?: string,
): Promise<HeldCheck> {
  const { outbox } = accountStore(idAccount)
  const count = await outbox
    .where({ n })
    .filter(({ state }) => state === 'held')
    .modify({
      state: 'void',
      held: { ...held, voided: why, ...(differs !== undefined && { differs }) } as OutboxRow['held'],
    })
  return count === 0 ? { kind: 'gone' } : { kind: 'void', why }
}

async function readRow(idAccount: number, n: number): Promise<OutboxRow | undefined> {
  return accountStore(idAccount).outbox.get(n)
}

function asksOf<C extends Call, F extends Call>({ call, asks }: Command<C, F>) {
  if (call.queueing !== 'ask' || !asks) throw new Error(`${call.name} needs no confirmation`)
  return asks
}
