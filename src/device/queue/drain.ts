import { type AccountStore, accountStore } from '../store/account-store.ts'
import { storeChanges } from '../store/change.ts'
import { isDriveChange, madeBy, storeDriveChanges } from '../store/drive-changes.ts'
import { type DriveTable, driveIds } from '../store/drive-row.ts'
import type { FileRow } from '../store/file-row.ts'
import { noteUploaded } from '../store/notices.ts'
import { type OutboxRow, rowLifeMs } from '../store/outbox-row.ts'
import { arePaused, isDriveUpload } from './paused-uploads.ts'
import { resolveReferences, stateOfReferences } from './references.ts'
import { computeVerdict } from './verdict.ts'

export type DrainEnd =
  | { readonly kind: 'empty' }
  | { readonly kind: 'later'; readonly inMs: number }
  | { readonly kind: 'signIn' }
  /** Another tab or the worker holds the lock. */
  | { readonly kind: 'busy' }

/** Files go apart from other commands: a large one delays nothing. */
export type DrainPart = 'commands' | 'uploads'
const parts = ['commands', 'uploads'] as const

/**
 * Sends queued commands, oldest first in each lane, and deletes a row only after the server accepted it. When the process
 * ends in between, the same idempotency key is sent again and the server repeats its first answer. Pages and service
 * worker both call it; a Web Lock for each part lets one of them send. Commands that ask are never sent here.
 */
export async function drain(idAccount: number, now: () => number = Date.now): Promise<DrainEnd> {
  for (;;) {
    let isMore = false
    const onMade = () => {
      isMore = true
    }
    const ends = await Promise.all(parts.map((part) => drainPart(idAccount, part, { now, onMade })))
    if (isMore) continue
    const later = ends.filter((end) => end.kind === 'later').sort((a, b) => a.inMs - b.inMs)
    return (
      ends.find(({ kind }) => kind === 'signIn') ??
      later[0] ??
      ends.find(({ kind }) => kind === 'busy') ?? { kind: 'empty' }
    )
  }
}

interface Draining {
  readonly now?: () => number
  /** The server took a command that others wait for, perhaps in the other part. */
  readonly onMade?: () => void
}

/** The same for the files or for all other commands. */
export async function drainPart(
  idAccount: number,
  part: DrainPart,
  { now = Date.now, onMade = () => {} }: Draining = {},
): Promise<DrainEnd> {
  const work = () => drainAlone(idAccount, part, now, onMade)
  if (!navigator.locks) return work()
  return navigator.locks.request(lockOf(idAccount, part), { ifAvailable: true }, (lock) =>
    lock ? work() : Promise.resolve({ kind: 'busy' as const }),
  )
}

/** Name of the Web Lock that is held while commands of an account are sent. */
export function outboxLock(idAccount: number): string {
  return lockOf(idAccount, 'commands')
}

function lockOf(idAccount: number, part: DrainPart): string {
  return part === 'commands' ? `saegim-outbox-${idAccount}` : `saegim-uploads-${idAccount}`
}

/** Rows that this page or worker is sending. */
const underway = new Map<number, AbortController>()

/** Breaks off the sending of a row, where it is sent from here. */
export function abortSending(n: number): void {
  underway.get(n)?.abort()
}

/** How soon is looked again for what a command waits for, where somebody else is sending it. */
const referenceMs = 5_000

async function drainAlone(
  idAccount: number,
  part: DrainPart,
  now: () => number,
  onMade: () => void,
): Promise<DrainEnd> {
  const store = accountStore(idAccount)
  const { outbox } = store
  if (part === 'commands') await holdAgain(idAccount)
  const stuck = new Set<string>()
  const passed = new Map<number, 'pending' | 'blocked'>()
  let inMs = Number.POSITIVE_INFINITY
  for (;;) {
    const found = await nextRow(idAccount, part, stuck, passed)
    if (!found || found.n === undefined) break
    const { n } = found
    if (found.notBefore > now()) {
      stuck.add(found.lane)
      inMs = Math.min(inMs, found.notBefore - now())
      continue
    }
    if (now() - found.createdAt > rowLifeMs) {
      await outbox.update(n, { state: 'failed', lastStatus: null, message: null })
      continue
    }
    if (isDriveUpload(found.lane) && (await arePaused(idAccount))) {
      stuck.add(found.lane)
      continue
    }
    const file = found.idBlob === undefined ? null : await store.files.get(found.idBlob)
    // The file was deleted from this device meanwhile: there is nothing to send.
    if (file === undefined) {
      await outbox.delete(n)
      continue
    }
    const state = await stateOfReferences(store, found)
    if (state === 'gone') {
      await outbox.delete(n)
      continue
    }
    if (state !== 'known') {
      passed.set(n, state)
      continue
    }
    // What an earlier row waits for may have come meanwhile: it goes first.
    if (await isKnownNow(store, passed)) continue
    const row = await claim(idAccount, n, now())
    if (!row) continue
    const resolved = await resolveReferences(store, row)
    const { status, message, retryAfter, idFile, answer } = await sendAbortable(n, resolved, file)
    const verdict = computeVerdict(status, row.tries, retryAfter)
    if (verdict.kind === 'done') {
      await takeOut(idAccount, row, file, idFile, now(), answer)
      if (!madeBy(row.changes)) continue
      passed.clear()
      onMade()
    } else if (verdict.kind === 'failed')
      await outbox.update(n, { state: 'failed', lastStatus: status, message })
    else if (verdict.kind === 'signIn') {
      await outbox.update(n, { lastStatus: status })
      return { kind: 'signIn' }
    } else {
      stuck.add(row.lane)
      inMs = Math.min(inMs, verdict.forMs)
      await outbox.update(n, {
        tries: row.tries + 1,
        lastStatus: status,
        notBefore: now() + verdict.forMs,
      })
    }
  }
  if ([...passed.values()].includes('pending')) inMs = Math.min(inMs, referenceMs)
  return Number.isFinite(inMs) ? { kind: 'later', inMs } : { kind: 'empty' }
}

/** Resets commands whose page was closed between confirmation and sending: they have to be confirmed again. */
async function holdAgain(idAccount: number): Promise<void> {
  await accountStore(idAccount).outbox.where('state').equals('confirmed').modify({ state: 'held' })
}

/** Takes out the rows that need not be passed any more; whether there are any. */
async function isKnownNow(store: AccountStore, passed: Map<number, 'pending' | 'blocked'>): Promise<boolean> {
  let isAny = false
  for (const [n, before] of passed) {
    const row = before === 'pending' ? await store.outbox.get(n) : undefined
    if (!row || (await stateOfReferences(store, row)) === 'pending') continue
    passed.delete(n)
    isAny = true
  }
  return isAny
}

async function nextRow(
  idAccount: number,
  part: DrainPart,
  stuck: ReadonlySet<string>,
  passed: ReadonlyMap<number, unknown>,
): Promise<OutboxRow | undefined> {
  return accountStore(idAccount)
    .outbox.orderBy('n')
    .filter(
      (row) =>
        row.state === 'waiting' &&
        (row.idBlob !== undefined) === (part === 'uploads') &&
        !stuck.has(row.lane) &&
        !passed.has(row.n ?? 0),
    )
    .first()
}

/** Marks the row as tried, so that it is not changed from now on; undefined where it is not to be sent any more. */
function claim(idAccount: number, n: number, now: number): Promise<OutboxRow | undefined> {
  const { outbox } = accountStore(idAccount)
  return accountStore(idAccount).transaction('rw', outbox, async () => {
    const row = await outbox.get(n)
    if (row?.state !== 'waiting') return undefined
    await outbox.update(n, { sentAt: now })
    return row
  })
}

/**
 * Deletes the command, stores the id of its file and writes its changes into stored answers, in one transaction. When the
 * process ends before that, the same key is sent again and gets the same answer.
 */
export async function takeOut(
  idAccount: number,
  row: OutboxRow,
  file: FileRow | null,
  idFile: number | null,
  now: number,
  answer: unknown = null,
): Promise<void> {
  const { n = 0, changes = [] } = row
  const store = accountStore(idAccount)
  const { answers, files, notices, outbox } = store
  const ofDrive = changes.filter(isDriveChange)
  const drives = ofDrive.length > 0 ? (Object.keys(driveIds) as DriveTable[]) : []
  const tables = [answers, files, notices, outbox, ...drives.map((name) => store.table(name))]
  await store.transaction('rw', tables, async () => {
    // Cancelled while it was sent: the list of the server tells what became of it.
    if (!(await outbox.get(n))) return
    if (file) await files.update(file.id, { idFile })
    await storeChanges(answers, changes, now)
    await storeDriveChanges(store, ofDrive, answer, now)
    await outbox.delete(n)
    // An upload that succeeded at the first try needs no notice.
    if (file && row.tries > 0 && row.brand !== null) await noteUploaded(idAccount, row.brand)
  })
}

interface Sent {
  readonly status: number
  readonly message: string | null
  readonly retryAfter: string | null
  /** Of a file that the server took. */
  readonly idFile: number | null
  /** Of a command that makes something; null otherwise. */
  readonly answer: unknown
}

async function sendAbortable(n: number, row: OutboxRow, file: FileRow | null): Promise<Sent> {
  const controller = new AbortController()
  underway.set(n, controller)
  try {
    return await send(row, file, controller.signal)
  } finally {
    underway.delete(n)
  }
}

export async function send(row: OutboxRow, file: FileRow | null, signal?: AbortSignal): Promise<Sent> {
  const isRead = file !== null || madeBy(row.changes) !== undefined
  try {
    const response = await fetch(row.url, {
      method: row.method,
      headers: { ...row.headers, 'Idempotency-Key': row.key },
      body: file ? await multipartOf(row, file) : row.body,
      credentials: 'same-origin',
      ...(signal ? { signal } : {}),
    })
    const answer: unknown = response.ok && !isRead ? null : await response.json().catch(() => null)
    const idFile = file ? idFileOf(answer) : null
    // An answer that is not the server's, such as the page of a proxy, takes nothing.
    const isTaken = !response.ok || !isRead || isMade(row, answer)
    return {
      status: isTaken ? response.status : 0,
      message: hasMessage(answer) ? answer.message : null,
      retryAfter: response.headers.get('retry-after'),
      idFile,
      answer: response.ok ? answer : null,
    }
  } catch {
    return { status: 0, message: null, retryAfter: null, idFile: null, answer: null }
  }
}

/** fetch sets the multipart boundary. */
async function multipartOf(row: OutboxRow, file: FileRow): Promise<FormData> {
  const form = new FormData()
  form.append('data', (await row.body?.text()) ?? '{}')
  form.append('file', file.blob, file.name)
  return form
}

function isMade(row: OutboxRow, answer: unknown): boolean {
  if (row.idBlob !== undefined) return idFileOf(answer) !== null
  const made = madeBy(row.changes)
  if (!made || typeof answer !== 'object' || answer === null) return false
  return typeof (answer as Record<string, unknown>)[driveIds[made.table]] === 'number'
}

function idFileOf(answer: unknown): number | null {
  const id = typeof answer === 'object' && answer !== null && 'idFile' in answer ? answer.idFile : null
  return typeof id === 'number' ? id : null
}

function hasMessage(answer: unknown): answer is { message: string } {
  return (
    typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
  )
}
