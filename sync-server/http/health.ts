import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Bus } from '../bus/bus.ts'
import { isDatabaseReady } from '../database/check.ts'
import type { Database } from '../database/open.ts'
import type { Environment } from '../environment/environment.ts'
import { registry } from '../metrics.ts'
import { Refusal } from './refusal.ts'
import { isSameSecret } from './same-secret.ts'

/** Liveness, readiness, metrics and the OpenAPI document. */
export function serveHealth(
  app: FastifyInstance,
  needed: { readonly database: Pick<Database, 'pool'>; readonly bus: Pick<Bus, 'isConnected'> | undefined },
  { metricsToken }: Pick<Environment, 'metricsToken'>,
): void {
  const hidden = { schema: { hide: true } }
  const text = 'text/plain; charset=utf-8'
  app.get('/healthz', hidden, async (_request, reply) => reply.type(text).send('ok\n'))

  app.get('/readyz', hidden, async (_request, reply) => {
    const isReady = (await isDatabaseReady(needed.database.pool)) && needed.bus?.isConnected !== false
    if (!isReady) throw new Refusal('NOT_READY', { retryAfterSeconds: 2 })
    return reply.type(text).send('ready\n')
  })

  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) throw new Refusal('NOT_FOUND')
    return reply.type(registry.contentType).send(await registry.metrics())
  })

  app.get('/api/openapi.json', hidden, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  )
}

/** With the token from anywhere; without it only from this machine, and not through a proxy on it. */
function mayReadMetrics(request: FastifyRequest, metricsToken: string | null): boolean {
  const { authorization, forwarded } = request.headers
  if (metricsToken !== null && authorization !== undefined) {
    return isSameSecret(authorization, `Bearer ${metricsToken}`)
  }
  const isProxied = forwarded !== undefined || request.headers['x-forwarded-for'] !== undefined
  const address = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  return !isProxied && (address === '::1' || address.startsWith('127.'))
}
