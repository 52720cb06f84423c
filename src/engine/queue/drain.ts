import { headers as contractHeaders } from '#contract/errors.ts'
import { isMirrorUpload, mirrorTable, mirrorTableNames } from '#model/mirrors/mirrors.ts'
import { computePauseMs } from '#model/time/stored-time.ts'
import { isReadable } from '../browser/is-readable.ts'
import { deleteDatabase } from '../documents/storage/document-database.ts'
import { databaseNameOf } from '../documents/storage/document-name.ts'
import { type AccountStore, accountStore } from '../store/account-store.ts'
import { storeChanges } from '../store/change.ts'
import type { FileRow } from '../store/file-row.ts'
import { answerAbout, isMirrorChange, madeBy, storeMirrorChanges } from '../store/mirror-changes.ts'
import { noteUploaded } from '../store/notices.ts'
import type { OutboxRow, Resumable } from '../store/outbox-row.ts'
import { Flight } from './flight.ts'
import { type DrainPart, Line, type Waiting } from './line.ts'
import { arePaused } from './paused-uploads.ts'
import { resolveReferences, stateOfReferences } from './references.ts'
import { isOk, messageOf, noAnswer, type Reply, toReply } from './reply.ts'
import { sendInParts } from './send-in-parts.ts'
import { sendWhole } from './send-whole.ts'
import { sendFollowed } from './upload-progress.ts'
import { computeVerdict, longestPauseMs } from './verdict.ts'

export type DrainEnd =
  | { readonly kind: 'empty' }
  | { readonly kind: 'later'; readonly inMs: number }
  | { readonly kind: 'signIn' }
  /** Another tab or the worker holds the lock. */
  | { readonly kind: 'busy' }

const parts = ['commands', 'uploads'] as const

/**
 * Sends queued commands, oldest first in each lane, small files a few at once, and deletes a row only after the server
 * accepted it. When the process ends in between, the same idempotency key is sent again and the server repeats its first answer. Pages and service
 * worker both call it; a Web Lock for each part lets one of them send. Commands that ask are never sent here.
 *
 * Only the server's refusal ends a command, never its age: a device may lie in a drawer for months, and its clock may be wrong.
 * The server forgets a key after 30 days. A command that it carried out earlier without the device learning of it is then
 * carried out again, which at worst makes a second file or folder.
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

/** Of a file whose bytes cannot be read any more: no other refused row has this status. */
const unreadable = { state: 'failed', lastStatus: noAnswer.status, message: null } as const

/** How soon is looked again for what another page, the worker or the other part is sending. */
export const referenceMs = 5_000

async function drainAlone(
  idAccount: number,
  part: DrainPart,
  now: () => number,
  onMade: () => void,
): Promise<DrainEnd> {
  const store = accountStore(idAccount)
  const { outbox } = store
  if (part === 'commands') await holdAgain(idAccount)
  const line = new Line(store, part)
  const flight = new Flight()
  /** Places of the files that are being sent. */
  const inFlight = new Set<string>()
  let inMs = Number.POSITIVE_INFINITY
  let isSignedOut = false
  const sendCandidate = async (row: Waiting, file: FileRow | null) => {
    const after = await sendClaimed({ idAccount, row, file, line, now, onMade })
    if (after === 'signIn') isSignedOut = true
    else inMs = Math.min(inMs, after)
    line.free(row.n)
  }
  try {
    for (;;) {
      if (flight.size >= smallAtOnce) await flight.one()
      if (isSignedOut) break
      const candidate = await line.next()
      if (!candidate) {
        if (flight.size === 0) break
        await flight.one()
        continue
      }
      const { n } = candidate
      const pauseMs = computePauseMs(candidate.notBefore, now(), longestPauseMs)
      if (pauseMs > 0) {
        line.stop(candidate.lane)
        inMs = Math.min(inMs, pauseMs)
        continue
      }
      if (isMirrorUpload(candidate.lane) && (await arePaused(idAccount))) {
        line.stop(candidate.lane)
        continue
      }
      const file = candidate.idBlob === undefined ? null : await store.files.get(candidate.idBlob)
      // The file was deleted from this device meanwhile: there is nothing to send.
      if (file === undefined) {
        await outbox.delete(n)
        continue
      }
      const state = await stateOfReferences(store, candidate)
      if (state === 'gone') {
        await outbox.delete(n)
        continue
      }
      if (state !== 'known') {
        line.pass(candidate, state)
        continue
      }
      const place = placeOf(candidate)
      if (isSmall(candidate, file) && (place === null || !inFlight.has(place))) {
        line.take(n)
        if (place !== null) inFlight.add(place)
        flight.add(sendCandidate(candidate, file).finally(() => void inFlight.delete(place ?? '')))
      } else if (flight.size === 0) await sendCandidate(candidate, file)
      else {
        await flight.all()
        line.putBack(candidate)
      }
    }
    await flight.all()
  } finally {
    await flight.settled()
  }
  if (isSignedOut) return { kind: 'signIn' }
  if (line.hasPending) inMs = Math.min(inMs, referenceMs)
  return Number.isFinite(inMs) ? { kind: 'later', inMs } : { kind: 'empty' }
}

/** For a small file the way to the server and back takes longer than its bytes: so many are sent at once. */
const smallAtOnce = 4
const smallBytes = 1024 * 1024

function isSmall({ resumable }: OutboxRow, file: FileRow | null): boolean {
  return file !== null && !resumable && file.blob.size <= smallBytes
}

/** What rows that are made one after another have in common; null for a row of which others may be made at the same time. */
function placeOf({ brand, changes }: OutboxRow): string | null {
  const made = madeBy(changes)
  const columns = made ? mirrorTable(made.table).oneByOne : null
  if (!made?.values || !columns) return null
  const values = made.values as Readonly<Record<string, unknown>>
  return [brand, ...columns.map((column) => values[column])].join(' ').toLowerCase()
}

interface RowToSend {
  readonly idAccount: number
  readonly row: Waiting
  readonly file: FileRow | null
  readonly line: Line
  readonly now: () => number
  readonly onMade: () => void
}

/** Sends a row, and returns after how many milliseconds its lane may go on where it may not now. */
async function sendClaimed({
  idAccount,
  row: { n },
  file,
  line,
  now,
  onMade,
}: RowToSend): Promise<number | 'signIn'> {
  const store = accountStore(idAccount)
  const { outbox } = store
  const row = await claim(idAccount, n, now())
  if (!row) return Number.POSITIVE_INFINITY
  const resolved = await resolveReferences(store, row)
  const { reply, isBroken } = await sendRow(idAccount, { ...resolved, n }, file)
  const { status } = reply
  const tries = file && (await hasMovedOn(outbox, { ...row, n })) ? 0 : row.tries
  const verdict = computeVerdict(status, tries, reply.retryAfter)
  if (verdict.kind === 'done') {
    await takeOut(idAccount, row, file, idFileOf(reply.answer), now(), reply.answer)
    const made = madeBy(row.changes)
    if (made) {
      line.release(made.key)
      onMade()
    }
  } else if (verdict.kind === 'failed') {
    if (row.isQuiet) await outbox.delete(n)
    else await outbox.update(n, { state: 'failed', lastStatus: status, message: messageOf(reply) })
  } else if (verdict.kind === 'signIn') {
    await outbox.update(n, { lastStatus: status, notBefore: now() })
    return 'signIn'
    // Paused or cancelled by the user: that is no failed try.
  } else if (isBroken) await outbox.update(n, { notBefore: now() })
  else if (status === noAnswer.status && file && !(await isReadable(file.blob)))
    await outbox.update(n, unreadable)
  else {
    line.stop(row.lane)
    await outbox.update(n, {
      tries: tries + 1,
      lastStatus: status,
      notBefore: now() + verdict.forMs,
    })
    return verdict.forMs
  }
  return Number.POSITIVE_INFINITY
}

/** Whether a try brought bytes of an upload to the server: a line that breaks often is no line that fails. */
async function hasMovedOn(outbox: AccountStore['outbox'], { n, resumable }: Numbered): Promise<boolean> {
  if (!resumable) return false
  const sent = (await outbox.get(n))?.resumable?.sent ?? 0
  return sent > (resumable.sent ?? 0)
}

/** Resets commands whose page was closed between confirmation and sending: they have to be confirmed again. */
async function holdAgain(idAccount: number): Promise<void> {
  await accountStore(idAccount).outbox.where('state').equals('confirmed').modify({ state: 'held' })
}

/** Marks the row as tried, so that it is not changed from now on; undefined where it is not to be sent any more. */
function claim(idAccount: number, n: number, now: number): Promise<OutboxRow | undefined> {
  const { outbox } = accountStore(idAccount)
  return accountStore(idAccount).transaction('rw', outbox, async () => {
    const row = await outbox.get(n)
    if (row?.state !== 'waiting') return undefined
    // A pause that is not trusted goes, so that the row counts as being sent: see `stateOf`.
    await outbox.update(n, { sentAt: now, ...(row.notBefore >= now ? { notBefore: 0 } : {}) })
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
  const ofMirror = changes.filter(isMirrorChange)
  const mirrored = ofMirror.length > 0 ? mirrorTableNames : []
  const tables = [answers, files, notices, outbox, ...mirrored.map((name) => store.table(name))]
  await store.transaction('rw', tables, async () => {
    // Cancelled while it was sent: the list of the server tells what became of it.
    if (!(await outbox.get(n))) return
    if (file) await files.update(file.id, { idFile })
    await storeChanges(answers, changes, now)
    await storeMirrorChanges(store, ofMirror, answer, now)
    await outbox.delete(n)
    // An upload that succeeded at the first try needs no notice.
    if (file && row.tries > 0 && row.brand !== null) await noteUploaded(idAccount, row.brand)
  })
  deleteDocuments(idAccount, row)
}

/** Not waited for: a tab that has such a document open takes a moment to close it. */
function deleteDocuments(account: number, { brand, changes = [] }: OutboxRow): void {
  if (brand === null) return
  for (const change of changes)
    if ('deleted' in change)
      deleteDatabase(databaseNameOf({ account, brand, name: change.deleted })).catch((cause: unknown) =>
        console.warn('a document that the server deleted stays on this device', cause),
      )
}

interface Ended {
  readonly reply: Reply
  /** Broken off from this device. */
  readonly isBroken: boolean
}

type Numbered = OutboxRow & { readonly n: number }

async function sendRow(idAccount: number, row: Numbered, file: FileRow | null): Promise<Ended> {
  if (!file) return { reply: await send(idAccount, row), isBroken: false }
  const addressed = addressedTo(idAccount, row)
  return sendFollowed({ idAccount, n: row.n }, async (signal, onSent) => {
    const reply = row.resumable
      ? await sendInParts(addressed, file, {
          signal,
          onSent,
          save: (known) => noteUpload(idAccount, row.n, known),
        })
      : await sendWhole(addressed, file, signal, onSent)
    return { reply: checked(row, reply), isBroken: signal.aborted && !isOk(reply) }
  })
}

async function noteUpload(idAccount: number, n: number, resumable: Resumable): Promise<boolean> {
  return (await accountStore(idAccount).outbox.update(n, { resumable })) > 0
}

/** Sends a command without a file. */
export async function send(idAccount: number, row: OutboxRow): Promise<Reply> {
  const { method, url, key, body } = row
  const { headers } = addressedTo(idAccount, row)
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, [contractHeaders.idempotencyKey]: key },
      body,
      credentials: 'same-origin',
    })
    return checked(row, await toReply(response))
  } catch {
    return noAnswer
  }
}

/** The cookie may be another account's by now: the server then takes nothing. */
function addressedTo(idAccount: number, row: OutboxRow): OutboxRow {
  return { ...row, headers: { ...row.headers, [contractHeaders.account]: String(idAccount) } }
}

/** An answer that is not the server's, such as the page of a proxy, takes nothing. */
function checked(row: OutboxRow, reply: Reply): Reply {
  return isOk(reply) && !isMade(row, reply.answer) ? noAnswer : reply
}

function isMade(row: OutboxRow, answer: unknown): boolean {
  if (row.idBlob !== undefined) return idFileOf(answer) !== null
  const made = madeBy(row.changes)
  return !made || typeof answerAbout(made.table, answer)[mirrorTable(made.table).id] === 'number'
}

function idFileOf(answer: unknown): number | null {
  const id = typeof answer === 'object' && answer !== null && 'idFile' in answer ? answer.idFile : null
  return typeof id === 'number' ? id : null
}
