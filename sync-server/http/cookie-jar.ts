import type { FastifyReply, FastifyRequest } from 'fastify'

export interface CookieFacts {
  readonly name: string
  readonly maxAgeSeconds: number
  /** Over http alone: with https a signed cookie has the prefix `__Host-`, which allows no other path than `/`. */
  readonly path?: string
  /** true: readable by our own scripts. false: HttpOnly and signed. */
  readonly isReadable?: boolean
  /** Also read without the prefix, as releases before it wrote the cookie. Only where one of another site is of no use. */
  readonly isReadUnprefixed?: boolean
}

/** The cookies of a call. Set cookies are sent with any answer, errors too. */
export interface CookieJar {
  /** Value of a signed cookie; null where there is none or the signature is wrong. */
  read(cookie: CookieFacts): string | null
  set(cookie: CookieFacts, value: string): void
  clear(cookie: CookieFacts): void
}

export function cookieJar(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): CookieJar {
  const isPrefixed = ({ isReadable = false }: CookieFacts) => isHttps && !isReadable
  const nameOf = (cookie: CookieFacts) => (isPrefixed(cookie) ? `${hostPrefix}${cookie.name}` : cookie.name)
  const optionsOf = (cookie: CookieFacts) => {
    const { path = '/', isReadable = false } = cookie
    return {
      path: isPrefixed(cookie) ? '/' : path,
      httpOnly: !isReadable,
      signed: !isReadable,
      sameSite: 'lax',
      secure: isHttps,
    } as const
  }
  return {
    read(cookie) {
      const { name, isReadable, isReadUnprefixed } = cookie
      const value = request.cookies[nameOf(cookie)] ?? (isReadUnprefixed ? request.cookies[name] : undefined)
      if (value === undefined || isReadable) return value ?? null
      const { valid, value: said } = request.unsignCookie(value)
      return valid ? said : null
    },
    set(cookie, value) {
      reply.setCookie(nameOf(cookie), value, { ...optionsOf(cookie), maxAge: cookie.maxAgeSeconds })
    },
    clear(cookie) {
      reply.clearCookie(nameOf(cookie), { ...optionsOf(cookie), signed: false })
    },
  }
}

/** Browsers accept a cookie of such a name from the host itself and over https only: no other host of the domain can set it. */
const hostPrefix = '__Host-'
