import type { FastifyInstance } from 'fastify'
import type { AskRest, RestAnswer, RestRequest } from '../writeback/rest/rest-client.ts'

/**
 * Brings calls of the write-back to the REST API of this process without a socket: the same authentication, authorization,
 * validation and hooks as for any other client, which calls from this machine. A call that is given up goes on, as that of a
 * client that hung up.
 */
export function askInProcess(app: FastifyInstance): AskRest {
  return async (request) => {
    const { signal } = request
    signal.throwIfAborted()
    const { promise: givenUp, reject } = Promise.withResolvers<never>()
    const giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp)
    try {
      return await Promise.race([givenUp, inject(app, request)])
    } finally {
      signal.removeEventListener('abort', giveUp)
    }
  }
}

async function inject(
  app: FastifyInstance,
  { method, path, headers, body }: RestRequest,
): Promise<RestAnswer> {
  const answer = await app.inject({
    method,
    url: path,
    headers: { ...headers },
    remoteAddress: '127.0.0.1',
    ...(body === undefined ? {} : { payload: body }),
  })
  const { etag } = answer.headers
  return { status: answer.statusCode, etag: typeof etag === 'string' ? etag : null, text: answer.payload }
}
