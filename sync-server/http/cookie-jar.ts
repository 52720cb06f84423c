import type { FastifyReply, FastifyRequest } from 'fastify'

export interface CookieFacts {
  readonly name: string
  readonly maxAgeSeconds: number
  readonly path?: string
  /** true: readable by our own scripts. false: HttpOnly and signed. */
  readonly isReadable?: boolean
}

/** The cookies of a call. Set cookies are sent with any answer, errors too. */
export interface CookieJar {
  /** Value of a signed cookie; null where there is none or the signature is wrong. */
  read(cookie: CookieFacts): string | null
  set(cookie: CookieFacts, value: string): void
  clear(cookie: CookieFacts): void
}

export function cookieJar(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): CookieJar {
  const optionsOf = ({ path = '/', isReadable = false }: CookieFacts) =>
    ({ path, httpOnly: !isReadable, signed: !isReadable, sameSite: 'lax', secure: isHttps }) as const
  return {
    read({ name, isReadable }) {
      const value = request.cookies[name]
      if (value === undefined || isReadable) return value ?? null
      const { valid, value: said } = request.unsignCookie(value)
      return valid ? said : null
    },
    set(cookie, value) {
      reply.setCookie(cookie.name, value, { ...optionsOf(cookie), maxAge: cookie.maxAgeSeconds })
    },
    clear(cookie) {
      reply.clearCookie(cookie.name, { ...optionsOf(cookie), signed: false })
    },
  }
}
