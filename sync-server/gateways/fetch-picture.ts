import { lookup as lookUp } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { type RequestOptions, request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isThisMachine } from '../environment/this-machine.ts'
import { limitConcurrency } from './concurrency-limit.ts'
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
  /** The only origin that is allowed, redirects included: `https://images.example`. */
  readonly origin: string
  readonly maxBytes: number
  /** Resolves a host name to its addresses; replaced in tests. */
  readonly resolve?: typeof lookUp
  /** How long to wait for the headers of each answer; 5 s by default. */
  readonly headMs?: number
  /** How long the whole download may take, redirects included; 8 s by default. */
  readonly wholeMs?: number
}

const redirectsAtMost = 2
const longest = 2_048
const limited = limitConcurrency(4, 2_000)

/**
 * Downloads a picture from one origin, never from a private address. Rejects with `PictureError`, or with
 * `TooManyAtOnce` where four other downloads do not end soon.
 */
export function fetchPicture(url: string, rules: PictureRules): Promise<Buffer> {
  return limited(async () => {
    const signal = AbortSignal.timeout(rules.wholeMs ?? 8_000)
    let at = checkedUrl(url, rules)
    for (let hop = 0; hop <= redirectsAtMost; hop += 1) {
      const answer = await ask(at, rules, signal)
      if (Buffer.isBuffer(answer)) return answer
      at = checkedUrl(URL.parse(answer, at.href)?.href ?? answer, rules)
    }
    throw new PictureError('redirects', `More than ${redirectsAtMost} redirects.`)
  })
}

function checkedUrl(url: string, { origin }: PictureRules): URL {
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (!parsed || parsed.origin !== origin || parsed.username || parsed.password || url.length > longest)
    throw new PictureError('address', `${parsed?.origin ?? 'This'} is no address of ${origin}.`)
  return parsed
}

/** Resolves with the bytes, or with the address of a redirect. */
function ask(url: URL, rules: PictureRules, signal: AbortSignal): Promise<Buffer | string> {
  const { maxBytes, headMs = 5_000 } = rules
  // Loopback is allowed only where the configured origin is on this machine, as in tests.
  const isHere = isThisMachine(url.hostname)
  const options: RequestOptions = {
    signal,
    headers: { 'user-agent': userAgent, accept: 'image/jpeg, image/png, image/webp, image/gif' },
    ...(!isHere && { lookup: guardedLookup(rules.resolve ?? lookUp) }),
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
function guardedLookup(resolve: typeof lookUp): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      const [first] = addresses
      const inside = addresses.find(({ address }) => !isPublicAddress(address))
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
