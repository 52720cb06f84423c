import { headers as names } from '#contract/errors.ts'
import type { FileRow } from '../store/file-row.ts'
import type { OutboxRow } from '../store/outbox-row.ts'
import { startTimer, type Timer } from '../time/start-timer.ts'
import { noAnswer, type Reply, toReply } from './reply.ts'

/**
 * Sends a file and its body in one request. A page does it by XMLHttpRequest, because fetch tells nothing of the bytes that
 * have left; a worker has only fetch.
 */
export async function sendWhole(
  row: OutboxRow,
  file: FileRow,
  signal: AbortSignal,
  onSent: (sent: number) => void,
): Promise<Reply> {
  // The browser sets the multipart boundary.
  const form = new FormData()
  form.append('data', (await row.body?.text()) ?? '{}')
  form.append('file', file.blob, file.name)
  const headers = { ...row.headers, [names.idempotencyKey]: row.key }
  if (typeof XMLHttpRequest === 'function')
    return sendFollowed({ row, headers, form, size: file.blob.size, signal, onSent })
  onSent(0)
  try {
    const { method } = row
    return toReply(await fetch(row.url, { method, headers, body: form, credentials: 'same-origin', signal }))
  } catch {
    return noAnswer
  }
}

/** A connection that takes no byte for so long is dead. */
const stalledMs = 60_000

interface Sending {
  readonly row: OutboxRow
  readonly headers: Readonly<Record<string, string>>
  readonly form: FormData
  readonly size: number
  readonly signal: AbortSignal
  readonly onSent: (sent: number) => void
}

function sendFollowed({ row, headers, form, size, signal, onSent }: Sending): Promise<Reply> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const giveUp = () => request.abort()
    let timer: Timer
    const wait = () => {
      clearTimeout(timer)
      timer = startTimer(giveUp, stalledMs)
    }
    request.upload.onprogress = ({ loaded }) => {
      wait()
      onSent(Math.min(loaded, size))
    }
    request.onloadend = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
      resolve(replyOf(request))
    }
    request.open(row.method, row.url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) return resolve(noAnswer)
    onSent(0)
    wait()
    request.send(form)
  })
}

function replyOf(request: XMLHttpRequest): Reply {
  if (request.status === 0) return noAnswer
  return {
    status: request.status,
    retryAfter: request.getResponseHeader('retry-after'),
    answer: parse(request.responseText),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
