import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import type { Environment } from '../environment.ts'
import type { Caller } from './authentication.ts'
import { Refusal } from './refusal.ts'

export interface Limits {
  /** Of this call by this caller, before its body is read. */
  countCall(request: FastifyRequest, call: Call, caller: Caller): Promise<void>
  /** Of a page that is no call, by whom it is asked from. */
  countPage(request: FastifyRequest): Promise<void>
  /** Of mails to those whom a captcha doubts, by their address: as many as one person may have. */
  countSuspect(request: FastifyRequest): Promise<void>
  /** Of attempts against one e-mail, or by one account against its own password, wherever they come from. */
  countAttempt(request: FastifyRequest, call: Call, caller: Caller): Promise<void>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What the next limit counts by. */
    limitKey: string
  }
}

/** Many people sit behind one address. */
const accountsPerAddress = 10
const minute = 60_000

type Limiter = (request: FastifyRequest) => Promise<void>

/** Counts of this process, by bucket: several nodes each allow the limit. Mails have a count of their own. */
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
  const suspect = limiter(mailCodesPerHour, 60 * minute)
  const mailsByAddress = limiter(mailCodesPerHour * accountsPerAddress, 60 * minute)

  return {
    async countCall(request, { name, limit }, caller) {
      if (caller.kind === 'service') return
      request.limitKey =
        caller.kind === 'account' ? `account ${caller.account.id}` : `address ${addressOf(request)}`
      await calls(request)
      if (limit === undefined || limit === 'ordinary') return
      request.limitKey = `${name} ${addressOf(request)}`
      await (limit === 'mail' ? mailsByAddress : loginsByAddress)(request)
    },
    async countPage(request) {
      request.limitKey = `address ${addressOf(request)}`
      await calls(request)
    },
    async countSuspect(request) {
      request.limitKey = `suspect ${addressOf(request)}`
      await suspect(request)
    },
    async countAttempt(request, { name, limit, access }, caller) {
      if (limit !== 'login') return
      const { email } = (request.body ?? {}) as { email?: unknown }
      // Who is signed in is counted as such: the e-mail of the body would be theirs to vary.
      if (access !== 'public' && caller.kind === 'account') request.limitKey = `${name} ${caller.account.id}`
      else if (typeof email === 'string') request.limitKey = `${name} ${email.toLowerCase()}`
      else return
      await attempts(request)
    },
  }
}

/** Of IPv6 the network of 64 bits: one machine has all of its addresses. */
function addressOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip)
}
