import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'
import { appendType } from './resumable.ts'

/** A file may take so many times longer than another body. */
const timesForFile = 10

/**
 * Closes connections whose body does not come: each holds a socket and what has come of it. A JSON body has `bodyMs`, one with
 * a file ten times that, so that a slow network can bring it. That includes calls that were answered before their body came.
 */
export function limitBodyTime(app: FastifyInstance, bodyMs: number): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
    if (!hasBody) return
    const type = headers['content-type'] ?? ''
    const isFile = type.startsWith('multipart/') || type.startsWith(appendType)
    const giveUp = () => {
      if (!raw.complete) raw.destroy(new Refusal('BAD_REQUEST'))
    }
    const timer = setTimeout(giveUp, bodyMs * (isFile ? timesForFile : 1)).unref()
    raw.once('end', () => clearTimeout(timer))
  })
}
