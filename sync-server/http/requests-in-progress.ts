import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HeldByKey } from '../held-by-key.ts'
import { refused } from './held-connections.ts'
import { KnownAccounts } from './known-accounts.ts'
import { addressOf } from './limits.ts'
import { Refusal } from './refusal.ts'
import { hashToken } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What limits count it as: its account, or its address where it has none. */
    countedAs: string
    /** null: it is not counted, or the client has hung up. */
    place: Slot | null
  }
  interface FastifyInstance {
    /** Counts a call as its account, or as its address, once it is known who calls. Throws RATE_LIMITED. */
    countAsCaller(request: FastifyRequest, reply: FastifyReply): void
  }
  interface FastifyContextConfig {
    /** A call of the contract: its token is read before anything of its body. */
    readonly isCall?: true
  }
}

interface Slot {
  readonly of: string
  give(): void
}

interface Options {
  readonly atMost: number
  readonly isExempt: (request: FastifyRequest) => boolean
  /** Of a session, whether it is valid or not; null: none was sent. */
  readonly tokenOf: (request: FastifyRequest) => string | null
}

/**
 * Bounds the requests of one account that are not answered yet, those included whose body or reader is slow, and those of one
 * address without an account. One more is answered with RATE_LIMITED, and its connection closed without waiting for the body.
 *
 * Until the token of a call is read, all calls with it hold one place of the address together: an account that calls 200 times
 * at once takes no places from its neighbours, and made-up tokens get no more places than no token.
 */
export function limitRequestsInProgress(app: FastifyInstance, { atMost, isExempt, tokenOf }: Options): void {
  const accounts = new KnownAccounts()
  const places = new Places(atMost)
  app.decorateRequest('countedAs', '')
  app.decorateRequest('place', null)

  app.addHook('onRequest', async (request, reply) => {
    const address = `address ${addressOf(request)}`
    const token = tokenOf(request)
    const idAccount = token === null ? undefined : accounts.of(token)
    request.countedAs = idAccount === undefined ? address : `account ${idAccount}`
    if (isExempt(request)) return
    const isUnread = token !== null && idAccount === undefined && request.routeOptions.config?.isCall === true
    const place = isUnread ? places.takeUnread(address, token) : places.take(request.countedAs)
    if (place === null) throw refuse(reply)
    request.place = place
    reply.raw.once('close', () => {
      request.place?.give()
      request.place = null
    })
  })

  app.decorate('countAsCaller', (request, reply) => {
    const { caller, place } = request
    const token = tokenOf(request)
    if (token !== null) accounts.learn(token, caller.kind === 'account' ? caller.account.id : null)
    request.countedAs =
      caller.kind === 'account' ? `account ${caller.account.id}` : `address ${addressOf(request)}`
    if (place === null || place.of === request.countedAs) return
    // Given back first: it may be the place of the address that is needed.
    place.give()
    request.place = places.take(request.countedAs)
    if (request.place === null) throw refuse(reply)
  })
}

function refuse(reply: FastifyReply): Refusal {
  refused.inc()
  reply.header('connection', 'close')
  return new Refusal('RATE_LIMITED', { retryAfterSeconds: 5 })
}

class Places {
  readonly #held = new HeldByKey<string>()
  readonly #atMost: number

  constructor(atMost: number) {
    this.#atMost = atMost
  }

  /** null: none is free. */
  take(of: string): Slot | null {
    if (!this.#held.take(of, this.#atMost)) return null
    return { of, give: () => this.#held.give(of) }
  }

  /** Of a token that is not read yet. The first takes a place of the address, which the last one gives back. */
  takeUnread(address: string, token: string): Slot | null {
    const of = `${address} ${hashToken(token).toString('base64url')}`
    if (this.#held.of(of) === 0 && !this.#held.take(address, this.#atMost)) return null
    if (!this.#held.take(of, this.#atMost)) return null
    return {
      of,
      give: () => {
        this.#held.give(of)
        if (this.#held.of(of) === 0) this.#held.give(address)
      },
    }
  }
}
