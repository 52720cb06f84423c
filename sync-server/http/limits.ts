import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import type { Environment } from '../environment/environment.ts'
import type { Caller } from './authentication.ts'
import type { CookieJar } from './cookie-jar.ts'
import { isKnownBrowser } from './known-browser.ts'
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
  /**
   * Counts login attempts for one e-mail from one address, and together those from all addresses, but apart those of a browser
   * where its owner has signed in before; or those of one account at its own password.
   */
  countAttempt(request: FastifyRequest, call: Call, caller: Caller, cookies: CookieJar): Promise<void>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Key that the next limiter counts by. */
    limitKey: string
  }
}

/** Many people may share one address. */
const accountsPerAddress = 10
/** How many addresses may try an account in a minute before strangers have to wait, whatever their address. */
const addressesPerAccount = 10
/** For how many minutes of an hour they may do so. */
const minutesOfAttempts = 6
const minute = 60_000
/** Drawings and packs per address: each may take a second of a processor. */
const makingsPerMinute = 30

/** Counters of each kind, so that requests of one kind do not push the counts of another out of memory. */
const countersAtMost = 20_000

type Limiter = (request: FastifyRequest) => Promise<void>

/** Counts in the memory of this process, so each of several nodes allows the limit. Mails are counted separately. */
export async function openLimits(
  app: FastifyInstance,
  { http, mailCodesPerHour }: Pick<Environment, 'http' | 'mailCodesPerHour'>,
): Promise<Limits> {
  app.decorateRequest('limitKey', '')
  const limiter = async (max: number, timeWindow: number): Promise<Limiter> => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<FastifyInstance['createRateLimit']>>()
    // A scope of its own: its counters are shared with nobody.
    await app.register(async (scope) => {
      await scope.register(rateLimit, { global: false, cache: countersAtMost })
      resolve(scope.createRateLimit({ max, timeWindow, keyGenerator: (request) => request.limitKey }))
    })
    const take = await promise
    return async (request) => {
      const state = await take(request)
      if (state.isAllowed || !state.isExceeded) return
      throw new Refusal('RATE_LIMITED', { retryAfterSeconds: Math.max(1, state.ttlInSeconds) })
    }
  }
  const calls = await limiter(http.requestsPerMinute, minute)
  const loginsByAddress = await limiter(http.loginAttemptsPerMinute * accountsPerAddress, minute)
  const attempts = await limiter(http.loginAttemptsPerMinute, minute)
  const attemptsOfStrangers = await limiter(http.loginAttemptsPerMinute * addressesPerAccount, minute)
  const attemptsOfStrangersByHour = await limiter(
    http.loginAttemptsPerMinute * addressesPerAccount * minutesOfAttempts,
    60 * minute,
  )
  const makings = await limiter(makingsPerMinute, minute)
  const suspect = await limiter(mailCodesPerHour, 60 * minute)
  const mailsByAddress = await limiter(mailCodesPerHour * accountsPerAddress, 60 * minute)
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
    async countAttempt(request, { name, limit, access }, caller, cookies) {
      if (limit !== 'login') return
      const { email } = (request.body ?? {}) as { email?: unknown }
      // A signed-in account is counted by its id, because it could vary the e-mail in the body.
      if (access !== 'public' && caller.kind === 'account') {
        request.limitKey = `${name} ${caller.account.id}`
        await attempts(request)
      } else if (typeof email === 'string') {
        const ofEmail = `${name} ${email.trim().toLowerCase()}`
        const isKnown = isKnownBrowser(cookies, email)
        request.limitKey = isKnown ? `known ${ofEmail}` : `${addressOf(request)} ${ofEmail}`
        await attempts(request)
        if (isKnown) return
        request.limitKey = ofEmail
        await attemptsOfStrangers(request)
        await attemptsOfStrangersByHour(request)
      }
    },
  }
}

/** For IPv6 the /64 network, because one machine has all of its addresses. */
export function addressOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip)
}
