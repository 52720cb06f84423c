import { headers } from '#contract/errors.ts'
import { endResumable, finishResumable } from '#contract/resumable.ts'
import type { FileRow } from '../store/file-row.ts'
import type { OutboxRow, Resumable } from '../store/outbox-row.ts'
import { createPartSize } from './part-size.ts'
import { isOk, noAnswer, type Reply, toReply } from './reply.ts'

/*
 * A client of tus 1.0 for the queue. tus-js-client needs XMLHttpRequest, which a worker does not have, keeps its addresses in
 * localStorage, and retries by itself, which here the queue does for all commands.
 *
 *     begun ──▶ parts, each from where the server is ──▶ finished: the server compares the hash and answers the file
 *       ▲                         │
 *       └── the server has no such upload any more: once more from the beginning
 *
 * The id of the upload is stored before the first byte is sent, so that the next sender of the row goes on with it. Where its
 * answer was lost, the same key answers it again.
 */

interface Sending {
  readonly signal: AbortSignal
  readonly onSent: (sent: number) => void
  /** Stores what is known of the upload; false where its command was taken out of the queue meanwhile. */
  readonly save: (resumable: Resumable) => Promise<boolean>
}

/** The status of a request that another one keeps away: tried again later. */
const locked = 423
const mismatch = 460
const mostMismatches = 2

/** Sends a file in parts. The reply is that of the request that ended it; its answer is the file where that is ok. */
export async function sendInParts(row: OutboxRow, file: FileRow, sending: Sending): Promise<Reply> {
  const { signal, onSent } = sending
  let { idUpload, mismatches = 0, ended = 0 } = row.resumable ?? { idUpload: null }
  let sent = row.resumable?.sent ?? 0
  const save = (change: Partial<Resumable>) =>
    sending.save({ idUpload, sent, ended, ...(mismatches > 0 ? { mismatches } : {}), ...change })
  const follow = (count: number) => {
    sent = count
    onSent(count)
  }
  for (let isAgain = false; ; isAgain = true) {
    if (idUpload === null) {
      const key = `${row.key}.${ended}`
      const begun = await ask(row, row.url, { method: row.method, body: row.body, key, signal })
      if (!isOk(begun)) return begun
      idUpload = numberIn(begun.answer, 'idUpload')
      if (idUpload === null) return noAnswer
      if (!(await save({ sent: 0 }))) {
        await endUpload(row, idUpload)
        return noAnswer
      }
    }
    const reply = await sendOn(row, file, { idUpload, signal, follow, save })
    if (reply.status === mismatch) mismatches += 1
    const isGone = reply.status === 404 || (reply.status === mismatch && mismatches < mostMismatches)
    if (isGone && !isAgain) {
      idUpload = null
      ended += 1
      if (!(await save({ sent: 0 }))) return noAnswer
      continue
    }
    if (isEnding(reply)) await save({ idUpload: null, ended: ended + 1, isFinishing: undefined })
    else if (!isOk(reply)) await save({ isFinishing: undefined })
    return reply
  }
}

/** Gives an upload up, so that its room is free at once; otherwise the server does so after a day. */
async function endUpload(row: OutboxRow, idUpload: number): Promise<void> {
  await ask(row, addressOf(endResumable.path, idUpload), { method: endResumable.method })
}

interface Going {
  readonly idUpload: number
  readonly signal: AbortSignal
  readonly follow: (sent: number) => void
  readonly save: (change: Partial<Resumable>) => Promise<boolean>
}

async function sendOn(row: OutboxRow, { blob }: FileRow, going: Going): Promise<Reply> {
  const { idUpload, signal, follow, save } = going
  const address = addressOf(finishResumable.path.replace('/finish', ''), idUpload)
  const where = await ask(row, address, { method: 'GET', signal })
  if (!isOk(where)) return where
  let offset = numberIn(where.answer, 'offset') ?? 0
  follow(offset)
  const size = createPartSize()
  while (offset < blob.size) {
    const part = blob.slice(offset, offset + size.next())
    const reply = await size.timed(part.size, (late) => append(row, address, { part, offset, signal, late }))
    if (reply.status === 409) return { ...reply, status: locked }
    if (!isOk(reply)) return reply
    offset = reply.offset ?? offset + part.size
    follow(offset)
  }
  // From here on the server may have made the file, whatever becomes of its answer.
  if (!(await save({ isFinishing: true }))) return noAnswer
  const finished = await ask(row, `${address}/finish`, { method: finishResumable.method, signal })
  return finished.status === 409 ? { ...finished, status: locked } : finished
}

interface Part {
  readonly part: Blob
  readonly offset: number
  readonly signal: AbortSignal
  /** Of a connection that is dead. */
  readonly late: AbortSignal
}

async function append(
  row: OutboxRow,
  address: string,
  { part, offset, signal, late }: Part,
): Promise<Reply & { readonly offset?: number }> {
  const controller = new AbortController()
  const giveUp = () => controller.abort()
  for (const reason of [signal, late]) reason.addEventListener('abort', giveUp, { once: true })
  if (signal.aborted) giveUp()
  try {
    const response = await fetch(address, {
      method: 'PATCH',
      headers: {
        ...row.headers,
        'tus-resumable': '1.0.0',
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: part,
      credentials: 'same-origin',
      signal: controller.signal,
    })
    if (!response.ok) return await toReply(response)
    const acknowledged = Number(response.headers.get('upload-offset') ?? Number.NaN)
    return {
      ...noAnswer,
      status: response.status,
      ...(Number.isFinite(acknowledged) ? { offset: acknowledged } : {}),
    }
  } catch {
    return noAnswer
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

async function ask(
  row: OutboxRow,
  address: string,
  given: { method: string; body?: Blob | null; key?: string; signal?: AbortSignal },
): Promise<Reply> {
  const { method, body = null, key, signal } = given
  try {
    const response = await fetch(address, {
      method,
      headers: {
        ...row.headers,
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { [headers.idempotencyKey]: key }),
      },
      body,
      credentials: 'same-origin',
      ...(signal ? { signal } : {}),
    })
    return await toReply(response)
  } catch {
    return noAnswer
  }
}

/** Whether the server has deleted the upload with this answer. */
function isEnding({ status }: Reply): boolean {
  return status === 404 || status === mismatch || status === 413 || status === 415
}

function addressOf(path: string, idUpload: number): string {
  return path.replace('{idUpload}', String(idUpload))
}

function numberIn(answer: unknown, name: string): number | null {
  const value =
    typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : null
  return typeof value === 'number' ? value : null
}
