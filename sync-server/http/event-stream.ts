import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { bodyOfError } from './errors.ts'
import type { RunningCalls } from './running-calls.ts'

/** Sends an event with JSON as its data. */
export type SendEvent = (name: string, data: unknown) => void

/** What a handler returns to answer by server-sent events instead of JSON. */
export class EventStream {
  /** What is sent while it runs; where it rejects, an event `failed` with the error is the last. */
  readonly run: (send: SendEvent) => Promise<void>

  constructor(run: (send: SendEvent) => Promise<void>) {
    this.run = run
  }
}

/** Of one answer: what takes longer, or is more, is cut off. */
const atMost = { ms: 120_000, bytes: 2 * 1024 * 1024 }

/** Sends the events as they come. The server waits for the end of them before it closes. */
export function sendEvents(
  reply: FastifyReply,
  { run }: EventStream,
  runningCalls: RunningCalls,
): FastifyReply {
  const body = new PassThrough()
  let bytes = 0
  const send: SendEvent = (name, data) => {
    const event = `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
    bytes += Buffer.byteLength(event)
    if (bytes > atMost.bytes) reply.raw.destroy()
    else if (!body.destroyed) body.write(event)
  }
  // A reader that takes nothing holds the connection no longer than one that is slow.
  const deadline = setTimeout(() => reply.raw.destroy(), atMost.ms).unref()
  reply.raw.once('close', () => clearTimeout(deadline))
  const work = run(send)
    .catch((error: unknown) => send('failed', bodyOfError(error, reply.request, reply)))
    .finally(() => body.end())
  void runningCalls.run(() => work)
  return (
    reply
      .header('cache-control', 'no-store')
      // nginx would hold the events back.
      .header('x-accel-buffering', 'no')
      .type('text/event-stream; charset=utf-8')
      .send(body)
  )
}

/** Aborts when the client hangs up before it has the whole answer. */
export function leavingOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  if (reply.raw.destroyed) leaving.abort()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}
