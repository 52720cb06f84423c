import { createParser } from 'eventsource-parser'
import type { AnswerOf, BrandCall, InputOf } from '#contract/call.ts'
import { lost, type Parts, type RestOptions, type Result, refusalOf, send, toFailure } from './rest.ts'

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
  const response = await send(call, input as Parts, options, { headers: { accept: 'text/event-stream' } })
  if ('code' in response) return response
  const { status, body } = response
  if (!response.ok || !body) return refusalOf(call, response, options)
  try {
    const last = await readToLast(body, onEvent)
    if (last?.name === 'done') return { ok: true, answer: last.data as AnswerOf<C> }
    if (last) return toFailure(status, last.data)
  } catch {
    // The connection was lost, or the caller has left.
  }
  return lost('CUT_OFF', status)
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
