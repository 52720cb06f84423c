import { createParser } from 'eventsource-parser'
import type { AnswerOf, BrandCall, InputOf } from '#contract/call.ts'
import {
  noteRefused,
  type Parts,
  type RestOptions,
  type Result,
  refusedWithoutBrand,
  requestOf,
  toFailure,
  urlOf,
} from './rest.ts'

/** Of one event, in UTF-16 units: a longer one is no event of ours. */
const longestEvent = 1024 * 1024

type Options = RestOptions & {
  readonly idBrand: number
  /** An event before the last, with the JSON of its data. */
  onEvent(name: string, data: unknown): void
}

/**
 * The same as `rest` for calls that answer by server-sent events: those before the last go to `onEvent` as they come. The last is
 * `done` with the answer, or `failed` with an error; CUT_OFF where neither comes, also because `signal` was aborted.
 */
export async function restEvents<C extends BrandCall>(
  call: C,
  input: InputOf<C>,
  { onEvent, ...options }: Options,
): Promise<Result<AnswerOf<C>>> {
  const parts = input as Parts
  const refusal = refusedWithoutBrand(call, options)
  if (refusal) return refusal
  const request = requestOf(call, parts, options)
  let status = 0
  try {
    const accept = { ...request.headers, accept: 'text/event-stream' }
    const response = await fetch(urlOf(call, parts), { ...request, headers: accept })
    status = response.status
    if (!response.ok || !response.body) {
      if (status === 401) noteRefused(call, options)
      return toFailure(status, await response.json().catch(() => null))
    }
    const last = await readToLast(response.body, onEvent)
    if (last?.name === 'done') return { ok: true, answer: last.data as AnswerOf<C> }
    if (last) return toFailure(status, last.data)
  } catch {
    // The connection was lost, or the caller has left.
  }
  return { ok: false, code: status === 0 ? 'OFFLINE' : 'CUT_OFF', message: '', status, details: [] }
}

interface Received {
  readonly name: string
  readonly data: unknown
}

/** Resolves with the event that ends the answer; null where it ends without one. Letters may be cut between two chunks. */
async function readToLast(
  body: ReadableStream<Uint8Array>,
  onEvent: Options['onEvent'],
): Promise<Received | null> {
  const ended: { last: Received | null } = { last: null }
  const parser = createParser({
    maxBufferSize: longestEvent,
    onEvent({ event: name = '', data }) {
      if (ended.last) return
      const received = { name, data: JSON.parse(data) as unknown }
      if (name === 'done' || name === 'failed') ended.last = received
      else onEvent(name, received.data)
    },
  })
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    while (ended.last === null) {
      const { done, value } = await reader.read()
      if (done) break
      parser.feed(decoder.decode(value, { stream: true }))
    }
    return ended.last
  } finally {
    // What comes behind the last event, or a fault, is of no use.
    void reader.cancel().catch(() => {})
  }
}
