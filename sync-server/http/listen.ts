import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Environment } from '../environment/environment.ts'

const patienceMs = 5_000

/** Resolves with the port. */
export async function listen(app: FastifyInstance, { port, host }: Environment): Promise<number> {
  await app.listen({ port, host })
  return addressOf(app).port
}

/** Waits for running calls, then closes connections that stay open; their calls end too, before the database is closed. */
export async function closeHttp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), patienceMs)
  try {
    await app.close()
    await app.runningCalls.ended()
  } finally {
    clearTimeout(timer)
  }
}

/** Puts in the port that the system chose for port 0. */
export function withPort(publicUrl: string, port: number): string {
  return publicUrl.replace(/:0$/, `:${port}`)
}

function addressOf(app: FastifyInstance): AddressInfo {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  return address
}
