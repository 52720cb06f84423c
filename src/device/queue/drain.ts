import { accountStore } from '../store/account-store.ts'
import { storeChanges } from '../store/change.ts'
import type { FileRow } from '../store/file-row.ts'
import { noteUploaded } from '../store/notices.ts'
import { type OutboxRow, rowLifeMs } from '../store/outbox-row.ts'
import { computeVerdict } from './verdict.ts'

export type DrainEnd =
  | { readonly kind: 'empty' }
  | { readonly kind: 'later'; readonly inMs: number }
  | { readonly kind: 'signIn' }
  /** Another tab or the worker holds the lock. */
  | { readonly kind: 'busy' }

/**
 * Sends queued commands, oldest first in each lane, and deletes a row only after the server accepted it. When the process
 * ends in between, the same idempotency key is sent again and the server repeats its first answer. Pages and service
 * worker both call it; a Web Lock lets one of them send. Commands that ask are never sent here.
 */
export async function drain(idAccount: number, now: () => number = Date.now): Promise<DrainEnd> {
  if (!navigator.locks) return drainAlone(idAccount, now)
  return navigator.locks.request(outboxLock(idAccount), { ifAvailable: true }, (lock) =>
    lock ? drainAlone(idAccount, now) : Promise.resolve({ kind: 'busy' as const }),
  )
}

/** Name of the Web Lock that is held while commands of an account are sent. */
export function outboxLock(idAccount: number): string {
  return `saegim-outbox-${idAccount}`
}

async function drainAlone(idAccount: number, now: () => number): Promise<DrainEnd> {
  const outbox = accountStore(idAccount).outbox
  await holdAgain(idAccount)
  const stuck = new Set<string>()
  let inMs = Number.POSITIVE_INFINITY
  for (;;) {
    const row = await nextRow(idAccount, stuck)
    if (!row || row.n === undefined) break
    if (row.notBefore > now()) {
      stuck.add(row.lane)
      inMs = Math.min(inMs, row.notBefore - now())
      continue
    }
    if (now() - row.createdAt > rowLifeMs) {
      await outbox.update(row.n, { state: 'failed', lastStatus: null, message: null })
      continue
    }
    const file = row.idBlob === undefined ? null : await accountStore(idAccount).files.get(row.idBlob)
    // The file was deleted from this device meanwhile: there is nothing to send.
    if (file === undefined) {
      await outbox.delete(row.n)
      continue
    }
    const { status, message, retryAfter, idFile } = await send(row, file)
    const verdict = computeVerdict(status, row.tries, retryAfter)
    if (verdict.kind === 'done') await takeOut(idAccount, row, file, idFile, now())
    else if (verdict.kind === 'failed')
      await outbox.update(row.n, { state: 'failed', lastStatus: status, message })
    else if (verdict.kind === 'signIn') {
      await outbox.update(row.n, { lastStatus: status })
      return { kind: 'signIn' }
    } else {
      stuck.add(row.lane)
      inMs = Math.min(inMs, verdict.forMs)
      await outbox.update(row.n, {
        tries: row.tries + 1,
        lastStatus: status,
        notBefore: now() + verdict.forMs,
      })
    }
  }
  return Number.isFinite(inMs) ? { kind: 'later', inMs } : { kind: 'empty' }
}

/** Resets commands whose page was closed between confirmation and sending: they have to be confirmed again. */
async function holdAgain(idAccount: number): Promise<void> {
  await accountStore(idAccount).outbox.where('state').equals('confirmed').modify({ state: 'held' })
}

async function nextRow(idAccount: number, stuck: ReadonlySet<string>): Promise<OutboxRow | undefined> {
  return accountStore(idAccount)
    .outbox.orderBy('n')
    .filter((row) => row.state === 'waiting' && !stuck.has(row.lane))
    .first()
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
): Promise<void> {
  const { n = 0, changes = [] } = row
  const { answers, files, notices, outbox } = accountStore(idAccount)
  await accountStore(idAccount).transaction('rw', [answers, files, notices, outbox], async () => {
    if (file) await files.update(file.id, { idFile })
    await storeChanges(answers, changes, now)
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
}

export async function send(row: OutboxRow, file: FileRow | null): Promise<Sent> {
  try {
    const response = await fetch(row.url, {
      method: row.method,
      headers: { ...row.headers, 'Idempotency-Key': row.key },
      body: file ? await multipartOf(row, file) : row.body,
      credentials: 'same-origin',
    })
    const answer: unknown = response.ok && !file ? null : await response.json().catch(() => null)
    const idFile = file ? idFileOf(answer) : null
    const isTaken = !response.ok || !file || idFile !== null
    return {
      status: isTaken ? response.status : 0,
      message: hasMessage(answer) ? answer.message : null,
      retryAfter: response.headers.get('retry-after'),
      idFile,
    }
  } catch {
    return { status: 0, message: null, retryAfter: null, idFile: null }
  }
}

/** fetch sets the multipart boundary. */
async function multipartOf(row: OutboxRow, file: FileRow): Promise<FormData> {
  const form = new FormData()
  form.append('data', (await row.body?.text()) ?? '{}')
  form.append('file', file.blob, file.name)
  return form
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
