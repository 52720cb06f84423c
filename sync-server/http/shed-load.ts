import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Environment } from '../environment/environment.ts'
import { isService } from './authentication.ts'
import { Refusal } from './refusal.ts'

/** An orchestrator would end a process whose liveness is refused, and all of its sockets with it. */
const neverRefused: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Refuses requests while the process is far behind, instead of letting them wait: what is edited in documents is stored and sent on
 * first. The write-back is served, because it brings edits to REST.
 */
export async function shedLoad(app: FastifyInstance, environment: Environment): Promise<void> {
  const { loopDelayMs } = environment.http
  if (loopDelayMs === 0) return
  await app.register(underPressure, {
    maxEventLoopDelay: loopDelayMs,
    async pressureHandler(request) {
      if (neverRefused.has(request.routeOptions.url ?? '') || isService(request, environment)) return
      throw new Refusal('NOT_READY', { retryAfterSeconds: 2 })
    },
  })
}
