import { lookup as lookUp } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { type RequestOptions, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isThisMachine } from '../environment/this-machine.ts'
import { type ConcurrencyLimit, limitConcurrency } from './concurrency-limit.ts'
import { userAgent } from './outside.ts'
import { isPublicAddress } from './public-address.ts'

export type PictureProblem = 'address' | 'redirects' | 'status' | 'size' | 'silence'

/** Its message is for the log only: in an answer it would reveal our network. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
  readonly problem: PictureProblem

  constructor(problem: PictureProblem, message: string, cause?: unknown) {
    super(message, { cause })
    this.problem = problem
  }
}

export interface PictureRules {
  /**
   * The only origin that is allowed, redirects included: `https://images.example`. One on this machine is allowed as well, as in
   * tests. A function: which addresses are, of the public internet alone.
   */
  readonly origin: string | ((url: URL) => boolean)
  readonly maxBytes: number
  /** Resolves a host name to its addresses; replaced in tests. */
  readonly resolve?: typeof lookUp
  /** Whether an IP address may be connected to; replaced in tests. */
  readonly isPublic?: (address: string) => boolean
  /** How many downloads there are at once; left out: four of all services. */
  readonly limit?: ConcurrencyLimit
  /** How long to wait for the headers of each answer; 5 s by default. */
  readonly headMs?: number
  /** How long the whole download may take, redirects included; 8 s by default. */
  readonly wholeMs?: number
  /** Ends it earlier. */
  readonly signal?: AbortSignal
}

const redirectsAtMost = 2
const longest = 2_048
const limited = limitConcurrency(4, 2_000)

/**
 * Downloads a picture from an allowed origin, never from a private address. Nothing of the caller is sent. Rejects with
 * `PictureError`, or with `TooManyAtOnce` where other downloads do not end soon.
 */
export function fetchPicture(url: string, rules: PictureRules): Promise<Buffer> {
  const { limit = limited } = rules
  return limit(async () => {
    const late = AbortSignal.timeout(rules.wholeMs ?? 8_000)
    const signal = rules.signal ? AbortSignal.any([late, rules.signal]) : late
    let at = checkedUrl(url, rules)
    for (let hop = 0; hop <= redirectsAtMost; hop += 1) {
      const answer = await ask(at, rules, signal)
      if (Buffer.isBuffer(answer)) return answer
      at = checkedUrl(URL.parse(answer, at.href)?.href ?? answer, rules)
    }
    throw new PictureError('redirects', `More than ${redirectsAtMost} redirects.`)
  })
}

function checkedUrl(url: string, { origin, isPublic = isPublicAddress }: PictureRules): URL {
  const parsed = url.length <= longest ? URL.parse(url) : null
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password)
    throw new PictureError('address', 'This is no address.')
  const isAllowed = typeof origin === 'string' ? parsed.origin === origin : origin(parsed)
  if (!isAllowed) throw new PictureError('address', `${parsed.origin} is not allowed.`)
  // No name is looked up for it. The parser has brought every spelling of an address into this form.
  const host = parsed.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isHere(parsed, origin) && !isPublic(host))
    throw new PictureError('address', `${host} is not public.`)
  return parsed
}

function isHere({ hostname }: URL, origin: PictureRules['origin']): boolean {
  return typeof origin === 'string' && isThisMachine(hostname)
}

/** Resolves with the bytes, or with the address of a redirect. */
function ask(url: URL, rules: PictureRules, signal: AbortSignal): Promise<Buffer | string> {
  const { maxBytes, headMs = 5_000, resolve: lookUpName = lookUp, isPublic = isPublicAddress } = rules
  const options: RequestOptions = {
    signal,
    headers: { 'user-agent': userAgent, accept: 'image/jpeg, image/png, image/webp, image/gif' },
    ...(!isHere(url, rules.origin) && { lookup: guardedLookup(lookUpName, isPublic) }),
  }
  return new Promise((resolve, reject) => {
    const give = (problem: PictureProblem, message: string, cause?: unknown) => {
      reject(cause instanceof PictureError ? cause : new PictureError(problem, message, cause))
      request.destroy()
    }
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = send(url, options, (response) => {
      clearTimeout(head)
      const { statusCode: status = 0, headers } = response
      const { location } = headers
      if (status >= 300 && status < 400 && location !== undefined) {
        response.destroy()
        return resolve(location)
      }
      if (status !== 200) return give('status', `It answered ${status}.`)
      if (Number(headers['content-length'] ?? 0) > maxBytes) return give('size', 'It is too large.')
      const parts: Buffer[] = []
      let size = 0
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size > maxBytes) give('size', 'It is too large.')
        else parts.push(part)
      })
      response.on('end', () => resolve(Buffer.concat(parts)))
      response.on('error', (cause) => give('silence', 'It broke off.', cause))
    })
    const head = setTimeout(() => give('silence', 'Its head did not come.'), headMs)
    request.on('error', (cause) => {
      clearTimeout(head)
      give('silence', 'It does not answer.', cause)
    })
    request.end()
  })
}

/** Checks the address at the moment of connecting, so that a DNS name cannot resolve to another address in between. */
function guardedLookup(resolve: typeof lookUp, isPublic: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      const [first] = addresses
      const inside = addresses.find(({ address }) => !isPublic(address))
      if (!first || inside) {
        return callback(
          new PictureError('address', `${hostname} leads to ${inside?.address ?? 'nothing'}.`),
          '',
        )
      }
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}
