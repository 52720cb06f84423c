import rateLimit, { type RateLimitOptions, type RateLimitPluginOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import type { Environment } from '../environment/environment.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import { keyedHash } from '../keys/keyed-hash.ts'
import type { Caller } from './authentication.ts'
import type { CookieJar } from './cookie-jar.ts'
import { isKnownBrowser } from './known-browser.ts'
import { countedAs } from './networks.ts'
import { Refusal } from './refusal.ts'
import { openSharedCounters } from './shared-counters.ts'

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
/** Tries in a quarter of an hour and in an hour, as multiples of those in a minute. */
const pauses = [
  { minutes: 1, factor: 1 },
  { minutes: 15, factor: 3 },
  { minutes: 60, factor: 6 },
] as const
const minute = 60_000
/** Drawings and packs per address: each may take a second of a processor. */
const makingsPerMinute = 30

/** Counters of each kind, so that requests of one kind do not push the counts of another out of memory. */
const countersAtMost = 20_000

type Limiter = (request: FastifyRequest) => Promise<void>

type Take = ReturnType<FastifyInstance['createRateLimit']>

/**
 * Counts in Redis where there is one, for all nodes together; while Redis does not answer, and without one, in the memory of
 * each process. Keys in Redis are keyed hashes, because they name people; with a new secret every count begins anew.
 */
export async function openLimits(
  app: FastifyInstance,
  { http, mailCodesPerHour, redisUrl }: Pick<Environment, 'http' | 'mailCodesPerHour' | 'redisUrl'>,
  keys: KeyRing,
): Promise<Limits> {
  app.decorateRequest('limitKey', '')
  const shared = redisUrl === null ? null : openSharedCounters(redisUrl)
  if (shared) app.addHook('onClose', () => shared.close())
  const counter = async (store: RateLimitPluginOptions, options: RateLimitOptions): Promise<Take> => {
    const { promise, resolve } = Promise.withResolvers<Take>()
    // A scope of its own: its counters are shared with nobody.
    await app.register(async (scope) => {
      await scope.register(rateLimit, { global: false, ...store })
      resolve(scope.createRateLimit(options))
    })
    return promise
  }
  const limiter = async (name: string, max: number, timeWindow: number): Promise<Limiter> => {
    const window = { max, timeWindow }
    const own = await counter(
      { cache: countersAtMost },
      { ...window, keyGenerator: ({ limitKey }) => limitKey },
    )
    const hashOf = (key: string) => keyedHash(keys, 'limit', key).toString('base64url')
    const ofAll =
      shared &&
      (await counter(
        { redis: shared.redis, nameSpace: `saegim:limit:${name}:` },
        { ...window, keyGenerator: ({ limitKey }) => hashOf(limitKey) },
      ))
    return async (request) => {
      const state = (ofAll && (await shared.ask(() => ofAll(request)))) ?? (await own(request))
      if (state.isAllowed || !state.isExceeded) return
      throw new Refusal('RATE_LIMITED', { retryAfterSeconds: Math.max(1, state.ttlInSeconds) })
    }
  }
  /** Several windows of one count: who goes on trying has to pause for longer and longer. */
  const growing = async (name: string, perMinute: number): Promise<Limiter> => {
    const windows = await Promise.all(
      pauses.map(({ minutes, factor }) =>
        limiter(`${name}-${minutes}`, perMinute * factor, minutes * minute),
      ),
    )
    return async (request) => {
      for (const window of windows) await window(request)
    }
  }
  const calls = await limiter('calls', http.requestsPerMinute, minute)
  const loginsByAddress = await limiter(
    'logins-address',
    http.loginAttemptsPerMinute * accountsPerAddress,
    minute,
  )
  const attempts = await growing('attempts', http.loginAttemptsPerMinute)
  const attemptsOfStrangers = await growing(
    'attempts-strangers',
    http.loginAttemptsPerMinute * addressesPerAccount,
  )
  const makings = await limiter('makings', makingsPerMinute, minute)
  const suspect = await limiter('suspects', mailCodesPerHour, 60 * minute)
  const mailsByAddress = await limiter('mails', mailCodesPerHour * accountsPerAddress, 60 * minute)
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
      }
    },
  }
}

/** What a request is counted by. */
export function addressOf({ ip }: { readonly ip: string | undefined }): string {
  return countedAs(ip)
}
