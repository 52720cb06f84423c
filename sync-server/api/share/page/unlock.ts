import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieJar } from '#server/http/cookie-jar.ts'
import { fieldOf } from '#server/http/forms.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isHashOf } from '#server/keys/password-hash.ts'
import { givePass, type Locked } from '../link-pass.ts'

/** Why the page that asks for a password is shown again. */
export type LockFault = 'wrong' | 'tooMany'

interface Door {
  readonly limits: Pick<Limits, 'countLinkPassword'>
  readonly isHttps: boolean
}

/**
 * Tries the password of a form; null: it is right, and the browser remembers it. Tries are counted by link and address, and by link
 * from all addresses together.
 */
export async function tryPassword(
  request: FastifyRequest,
  reply: FastifyReply,
  link: Locked,
  { limits, isHttps }: Door,
): Promise<LockFault | null> {
  try {
    await limits.countLinkPassword(request, `${link.kind ?? 'guide'} ${link.id}`)
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === 'RATE_LIMITED') return 'tooMany'
    throw cause
  }
  const password = fieldOf(request.body, 'password') ?? ''
  if (link.password_hash === null || password.length > 256) return 'wrong'
  if (!(await isHashOf(link.password_hash, password))) return 'wrong'
  givePass(cookieJar(request, reply, isHttps), link)
  return null
}
