import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { type DocumentKind, isOfMany } from '#model/document-kinds/names.ts'
import type { Environment } from '../environment/environment.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import { keyedHash } from '../keys/keyed-hash.ts'
import type { Caller } from './authentication.ts'
import type { CookieJar } from './cookie-jar.ts'
import { count, countAll } from './count-or-refuse.ts'
import { isKnownBrowser } from './known-browser.ts'
import { type LinkLimits, openLinkLimits } from './link-limits.ts'
import { countedAs } from './networks.ts'
import { openSharedCounters } from './shared-counters.ts'
import { openWindow } from './window.ts'

export interface Limits extends LinkLimits {
  /**
   * Counts a call before its body is read. Like all of these it rejects with RATE_LIMITED. What counts is the account, and the
   * address of who has none: `countedAs` of the request. Public calls that try a password or a code count by address always.
   * Small pictures count apart from other calls, and for all accounts of this node together.
   */
  countCall(request: FastifyRequest, call: Call, caller: Caller): Promise<void>
  /** Counts a request for a page that is not a call. */
  countPage(request: FastifyRequest): Promise<void>
  /** Counts pictures that are drawn without an account. */
  countMaking(request: FastifyRequest): Promise<void>
  /** Counts codes mailed to suspects of the captcha, with the limit of one person. */
  countSuspect(request: FastifyRequest): Promise<void>
  /** Counts a question to the operator, by account or address, and those of visitors all together. */
  countQuestion(request: FastifyRequest, caller: Caller): Promise<void>
  /** Counts a mail that an account has sent to the e-mail of another person. */
  countMailTo(email: string): Promise<void>
  /** Counts versions that members make of a brand's documents, by account and by brand; of kinds of which a brand has many apart. */
  countVersion(caller: Caller, idBrand: number, kind: DocumentKind): Promise<void>
  /** Counts work on a whole design, by account and by brand. */
  countDesign(caller: Caller, idBrand: number): Promise<void>
  /**
   * Counts a card that is tried, by account or address and by the brand of the call. By a payment link it is counted for that
   * instead, so that strangers do not use up the tries of the brand's owner.
   */
  countCard(request: FastifyRequest, idPaymentLink?: string): Promise<void>
  /**
   * Counts login attempts for one e-mail from one address, but apart those of a browser where its owner has signed in before;
   * or those of one account at its own password. Tries of a password for one e-mail are also counted from all addresses
   * together.
   */
  countAttempt(request: FastifyRequest, call: Call, caller: Caller, cookies: CookieJar): Promise<void>
  /**
   * Forgets the tries of a password for an e-mail, as this request counts: of known browsers or of the address; with a new
   * password, of both.
   */
  forgetAttempts(
    request: FastifyRequest,
    email: string,
    of: { readonly isKnown: boolean; readonly hasNewPassword: boolean },
  ): Promise<void>
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
const day = 24 * 60 * minute
/** Questions to the operator of one account, or of an address without one, in a day, as a multiple of codes in an hour. */
const questionsPerCode = 5
/** Drawings and packs of an account, or of an address without one: each may take a second of a processor. */
const makingsPerMinute = 30
/** Pictures at addresses outside. */
const outsidePerMinute = 60

/** Small pictures, as multiples of the calls of an account: a list shows many at once, and all accounts share a node. */
const picturesPerCall = { ofAccount: 5, ofNode: 100 }

/** Of the calls of an account, so many may read or write a whole design, and of a brand twice as many: each may take a second. */
const designsOfCalls = 1 / 20

/** Each takes a worker thread, and bytes as large as the document until versions are thinned. */
const versionsPerHour = { ofAccount: 30, ofBrand: 60 }

type LimitSettings = Pick<
  Environment,
  'http' | 'mailCodesPerHour' | 'cardTriesPerHour' | 'linkBytesPerDay' | 'questionsPerDay' | 'redisUrl'
>

/** Counts keyed by hashes with the newest secret: with a new one every count in Redis begins anew. */
export function openLimits(
  app: FastifyInstance,
  { http, mailCodesPerHour, cardTriesPerHour, linkBytesPerDay, questionsPerDay, redisUrl }: LimitSettings,
  keys: KeyRing,
): Limits {
  const shared = redisUrl === null ? null : openSharedCounters(redisUrl)
  if (shared) app.addHook('onClose', async () => shared.close())
  const hashOf = (key: string) => keyedHash(keys, 'limit', key).toString('base64url')
  const window = (name: string, atMost: number, ms: number) =>
    openWindow({ name, atMost, ms }, shared, hashOf)
  /** Several windows of one count: who goes on trying has to pause for longer and longer. */
  const growing = (name: string, perMinute: number) =>
    pauses.map(({ minutes, factor }) => window(`${name}-${minutes}`, perMinute * factor, minutes * minute))

  const calls = window('calls', http.requestsPerMinute, minute)
  const pictures = window('pictures', http.requestsPerMinute * picturesPerCall.ofAccount, minute)
  const ofNode = {
    name: 'pictures-node',
    atMost: http.requestsPerMinute * picturesPerCall.ofNode,
    ms: minute,
  }
  const picturesOfNode = openWindow(ofNode, null, hashOf)
  const attempts = growing('attempts', http.loginAttemptsPerMinute)
  const attemptsOfStrangers = growing('attempts-strangers', http.loginAttemptsPerMinute * addressesPerAccount)
  const makings = window('makings', makingsPerMinute, minute)
  const suspects = window('suspects', mailCodesPerHour, 60 * minute)
  const questions = window('questions', mailCodesPerHour * questionsPerCode, day)
  const questionsOfVisitors = window('questions-visitors', questionsPerDay, day)
  const mailsTo = window('mails-to', mailCodesPerHour, 60 * minute)
  const versionsOfAccount = window('versions-account', versionsPerHour.ofAccount, 60 * minute)
  const versionsOfBrand = window('versions-brand', versionsPerHour.ofBrand, 60 * minute)
  const designsPerMinute = Math.ceil(http.requestsPerMinute * designsOfCalls)
  const designsOfAccount = window('designs-account', designsPerMinute, minute)
  const designsOfBrand = window('designs-brand', 2 * designsPerMinute, minute)
  const cardsOfBrand = window('cards-brand', cardTriesPerHour, 60 * minute)
  const cardsOfPayer = window('cards-address', cardTriesPerHour * 2, 60 * minute)
  const cardsOfLink = window('cards-link', cardTriesPerHour * 2, 60 * minute)
  const many = {
    login: window('logins-address', http.loginAttemptsPerMinute * accountsPerAddress, minute),
    mail: window('mails', mailCodesPerHour * accountsPerAddress, 60 * minute),
    making: makings,
    outside: window('outside', outsidePerMinute, minute),
  }

  const ofLinks = { triesPerMinute: http.loginAttemptsPerMinute, bytesPerDay: linkBytesPerDay }
  return {
    ...openLinkLimits({ window, growing }, ofLinks),
    async countCall(request, call, caller) {
      if (caller.kind === 'service') return
      const { limit } = call
      if (limit === 'picture') {
        await count(pictures, request.countedAs)
        return count(picturesOfNode, 'all')
      }
      await count(calls, request.countedAs)
      if (limit === undefined || limit === 'ordinary') return
      // Who tries passwords of others gets no more tries by an account of their own.
      const isOfAddress = limit === 'login' && call.access === 'public'
      const by = isOfAddress ? `address ${addressOf(request)}` : request.countedAs
      await count(many[limit], `${kindOf(call)} ${by}`, wordsOf(call))
    },
    countPage: (request) => count(calls, pageKeyOf(request)),
    countMaking: (request) => count(makings, `making ${request.countedAs}`),
    countSuspect: (request) => count(suspects, `suspect ${request.countedAs}`),
    async countQuestion(request, caller) {
      await count(questions, request.countedAs, 'QUESTIONS_LIMITED')
      if (caller.kind === 'visitor') await count(questionsOfVisitors, 'all', 'QUESTIONS_LIMITED')
    },
    countMailTo: (email) => count(mailsTo, plain(email)),
    async countVersion(caller, idBrand, kind) {
      const of = isOfMany(kind) ? ` ${kind}` : ''
      if (caller.kind === 'account') await count(versionsOfAccount, `account ${caller.account.id}${of}`)
      await count(versionsOfBrand, `brand ${idBrand}${of}`)
    },
    async countDesign(caller, idBrand) {
      if (caller.kind === 'account') await count(designsOfAccount, `account ${caller.account.id}`)
      await count(designsOfBrand, `brand ${idBrand}`)
    },
    async countCard(request, idPaymentLink) {
      await count(cardsOfPayer, request.countedAs)
      if (idPaymentLink !== undefined) await count(cardsOfLink, `link ${idPaymentLink}`)
      else if (request.brand) await count(cardsOfBrand, `brand ${request.brand.id}`)
    },
    async countAttempt(request, call, caller, cookies) {
      if (call.limit !== 'login') return
      const { email } = (request.body ?? {}) as { email?: unknown }
      // A signed-in account is counted by its id, because it could vary the e-mail in the body.
      if (call.access !== 'public' && caller.kind === 'account') {
        await countAll(attempts, `${call.name} ${caller.account.id}`)
      } else if (typeof email === 'string') {
        const kind = kindOf(call)
        const isKnown = isKnownBrowser(cookies, email)
        await countAll(attempts, keyOfAttempts(request, kind, email, isKnown), wordsOf(call))
        // Codes have limits of their own, by which others cannot use up the tries of who asked for one.
        if (kind !== 'password' || isKnown) return
        await countAll(attemptsOfStrangers, `${kind} ${plain(email)}`, wordsOf(call))
      }
    },
    async forgetAttempts(request, email, { isKnown, hasNewPassword }) {
      for (const ofKnown of hasNewPassword ? [true, false] : [isKnown]) {
        const key = keyOfAttempts(request, 'password', email, ofKnown)
        await Promise.all(attempts.map((each) => each.forget(key)))
      }
    },
  }
}

/** The pages of an account count apart from its calls: a folder of pictures is many of both. */
function pageKeyOf({ countedAs }: FastifyRequest): string {
  return countedAs.startsWith('account ') ? `pages of ${countedAs}` : countedAs
}

/** Calls that try a password count as one, so that a client does not have the tries of each. */
function kindOf({ name, triesPassword }: Call): string {
  return triesPassword ? 'password' : name
}

/** Who has tried too many passwords is told of the mailed code. */
function wordsOf({ triesPassword }: Call): ErrorCode | undefined {
  return triesPassword ? 'LOGIN_LIMITED' : undefined
}

/** A browser where the owner of the e-mail has signed in counts apart from its address, so that no attacker keeps them out. */
function keyOfAttempts(request: FastifyRequest, kind: string, email: string, isKnown: boolean): string {
  const ofEmail = `${kind} ${plain(email)}`
  return isKnown ? `known ${ofEmail}` : `${addressOf(request)} ${ofEmail}`
}

function plain(email: string): string {
  return email.trim().toLowerCase()
}

/** What a request is counted by. */
export function addressOf({ ip }: { readonly ip: string | undefined }): string {
  return countedAs(ip)
}
