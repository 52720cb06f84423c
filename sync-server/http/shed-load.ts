import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Environment } from '../environment/environment.ts'
import { isService } from './authentication.ts'
import { Refusal } from './refusal.ts'

/** How often the log says that requests are refused: one line for each would add to what the process has to do. */
const saidEveryMs = 10_000

/**
 * Refuses calls of REST while the process is far behind, instead of letting them wait: what is edited in documents is stored and
 * sent on first. The write-back is served, because it brings edits to REST. So are pages and files, which cost little, and what an
 * orchestrator asks: it would end a process whose liveness is refused, and all of its sockets with it.
 */
export async function shedLoad(app: FastifyInstance, environment: Environment): Promise<void> {
  const { loopDelayMs } = environment.http
  if (loopDelayMs === 0) return
  let saidAt = Number.NEGATIVE_INFINITY
  await app.register(underPressure, {
    maxEventLoopDelay: loopDelayMs,
    async pressureHandler(request) {
      if (!request.url.startsWith('/api/') || isService(request, environment)) return
      const now = performance.now()
      if (now - saidAt >= saidEveryMs) {
        saidAt = now
        request.log.warn('calls are refused because the process is far behind')
      }
      throw new Refusal('NOT_READY', { retryAfterSeconds: 2, isLogged: false })
    },
  })
}
