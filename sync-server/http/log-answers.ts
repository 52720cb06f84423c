import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { addressOf } from './limits.ts'
import { networkOf } from './network.ts'

/**
 * Logs one line per answer, without body, query and token. Of who is refused the network is logged, which tells attempts of one
 * place from those of many. An answer that breaks off behind its head is logged by `BrokenAnswers`.
 */
export function logAnswers(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { refused } = reply
    // Missing files and pages are what scanners ask for all day.
    const isNoted = request.url.startsWith('/api/') || (refused !== undefined && refused !== 'NOT_FOUND')
    request.log[isNoted ? 'info' : 'debug'](
      {
        ...factsOf(request, reply),
        ...(refused && { refused, network: networkOf(addressOf(request)) }),
      },
      'answered',
    )
  })
}

/**
 * Fastify's own lines, which are off, but for answers that break off while they are sent: their status has left, their
 * connection is cut, and no hook hears of it.
 */
export class BrokenAnswers extends LogController {
  constructor() {
    super({ disableRequestLogging: true })
  }

  override streamError(err: Error, request: FastifyRequest, reply: FastifyReply): void {
    const facts = factsOf(request, reply)
    const hasClientLeft = request.raw.aborted || reply.raw.destroyed
    if (hasClientLeft) request.log.info(facts, 'the client left before the end of the answer')
    else request.log.warn({ ...facts, err }, 'an answer broke off')
  }
}

function factsOf(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: request.method,
    route: request.routeOptions.url,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    ...whoOf(request),
  }
}

/** Empty where the request was no call, or ended before authentication. */
function whoOf({ caller }: FastifyRequest): { readonly idAccount?: number; readonly isService?: true } {
  if (caller?.kind === 'account') return { idAccount: caller.account.id }
  return caller?.kind === 'service' ? { isService: true } : {}
}
