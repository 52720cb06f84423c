import { lookup as lookUp } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { type RequestOptions, request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isThisMachine } from '../environment.ts'
import { createCrowd } from './crowd.ts'
import { userAgent } from './outside.ts'
import { isPublicAddress } from './public-address.ts'

export type PictureProblem = 'address' | 'redirects' | 'status' | 'size' | 'silence'

/** The reason is for the log: told to the caller, it would say what our network looks like. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
  readonly problem: PictureProblem

  constructor(problem: PictureProblem, message: string, cause?: unknown) {
    super(message, { cause })
    this.problem = problem
  }
}

export interface PictureRules {
  /** The only place that pictures come from, redirects included: `https://images.example`. */
  readonly origin: string
  readonly maxBytes: number
  /** Of a name, every address. */
  readonly resolve?: typeof lookUp
  readonly headMs?: number
  readonly wholeMs?: number
}

const redirectsAtMost = 2
const longest = 2_048
const crowd = createCrowd(4, 2_000)

/** The bytes of a picture, fetched by us: from one place only, and never from a machine inside. */
export function fetchPicture(url: string, rules: PictureRules): Promise<Buffer> {
  return crowd(async () => {
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

/** The bytes, or where they are said to be instead. */
function ask(url: URL, rules: PictureRules, signal: AbortSignal): Promise<Buffer | string> {
  const { maxBytes, headMs = 5_000 } = rules
  // Tests have their pictures on this machine; nothing that is not configured so can name it.
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

/** Looked at when it is dialled, so that a name cannot mean one address when asked and another when used. */
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
