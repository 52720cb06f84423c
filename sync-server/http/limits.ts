import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import type { Environment } from '../environment/environment.ts'
import type { Caller } from './authentication.ts'
import { Refusal } from './refusal.ts'

export interface Limits {
  /**
   * Counts a call of an account or address, before its body is read. Like all of these it rejects with RATE_LIMITED.
   */
  countCall(request: FastifyRequest, call: Call, caller: Caller): Promise<void>
  /** Counts a request for a page that is not a call, by address. */
  countPage(request: FastifyRequest): Promise<void>
  /** Counts pictures that are drawn for anybody, by address. */
  countMaking(request: FastifyRequest): Promise<void>
  /** Counts codes mailed to suspects of the captcha, by address, with the limit of one person. */
  countSuspect(request: FastifyRequest): Promise<void>
  /** Counts login attempts for one e-mail, or of one account at its own password, from all addresses. */
  countAttempt(request: FastifyRequest, call: Call, caller: Caller): Promise<void>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Key that the next limiter counts by. */
    limitKey: string
  }
}

/** Many people may share one address. */
const accountsPerAddress = 10
const minute = 60_000
/** Drawings and packs per address: each may take a second of a processor. */
const makingsPerMinute = 30

type Limiter = (request: FastifyRequest) => Promise<void>

/** Counts in the memory of this process, so each of several nodes allows the limit. Mails are counted separately. */
export async function openLimits(
  app: FastifyInstance,
  { http, mailCodesPerHour }: Pick<Environment, 'http' | 'mailCodesPerHour'>,
): Promise<Limits> {
  app.decorateRequest('limitKey', '')
  await app.register(rateLimit, { global: false })
  const limiter = (max: number, timeWindow: number): Limiter => {
    const take = app.createRateLimit({ max, timeWindow, keyGenerator: (request) => request.limitKey })
    return async (request) => {
      const state = await take(request)
      if (state.isAllowed || !state.isExceeded) return
      throw new Refusal('RATE_LIMITED', { retryAfterSeconds: Math.max(1, state.ttlInSeconds) })
    }
  }
  const calls = limiter(http.requestsPerMinute, minute)
  const loginsByAddress = limiter(http.loginAttemptsPerMinute * accountsPerAddress, minute)
  const attempts = limiter(http.loginAttemptsPerMinute, minute)
  const makings = limiter(makingsPerMinute, minute)
  const suspect = limiter(mailCodesPerHour, 60 * minute)
  const mailsByAddress = limiter(mailCodesPerHour * accountsPerAddress, 60 * minute)
  const byAddress = { login: loginsByAddress, mail: mailsByAddress, making: makings }

  return {
    async countCall(request, { name, limit }, caller) {
      if (caller.kind === 'service') return
      request.limitKey =
        caller.kind === 'account' ? `account ${caller.account.id}` : `address ${addressOf(request)}`
      await calls(request)
      if (limit === undefined || limit === 'ordinary') return
      request.limitKey = `${name} ${addressOf(request)}`
      await byAddress[limit](request)
    },
    async countPage(request) {
      request.limitKey = `address ${addressOf(request)}`
      await calls(request)
    },
    async countMaking(request) {
      request.limitKey = `making ${addressOf(request)}`
      await makings(request)
    },
    async countSuspect(request) {
      request.limitKey = `suspect ${addressOf(request)}`
      await suspect(request)
    },
    async countAttempt(request, { name, limit, access }, caller) {
      if (limit !== 'login') return
      const { email } = (request.body ?? {}) as { email?: unknown }
      // A signed-in account is counted by its id, because it could vary the e-mail in the body.
      if (access !== 'public' && caller.kind === 'account') request.limitKey = `${name} ${caller.account.id}`
      else if (typeof email === 'string') request.limitKey = `${name} ${email.toLowerCase()}`
      else return
      await attempts(request)
    },
  }
}

/** For IPv6 the /64 network, because one machine has all of its addresses. */
export function addressOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip)
}
