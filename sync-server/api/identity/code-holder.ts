import { createHmac, randomBytes } from 'node:crypto'
import type { CallContext } from '#server/http/context.ts'

type Context = Pick<CallContext, 'address' | 'cookies' | 'services'>

const secret = { name: 'saegim-code-holder', maxAgeSeconds: 60 * 60, path: '/api/v1' }

/** Gives a browser that asks for a code a secret, by which it is known when it uses the confirmation. */
export function markHolder({ cookies }: Context): void {
  cookies.set(secret, cookies.read(secret) ?? randomBytes(32).toString('base64url'))
}

/** The browser that gives a code, as a keyed hash; a client that keeps no cookies, as scripts do, by its address. */
export function holderOf(context: Context): Buffer {
  return holdersOf(context)[0]
}

/** Whose confirmations the caller may use. */
export function holdersOf(context: Context): [Buffer, ...Buffer[]] {
  const { address, cookies, services } = context
  const hash = (text: string) =>
    createHmac('sha256', services.environment.serviceToken).update(`code holder ${text}`).digest()
  const byAddress = hash(`address ${address}`)
  const browser = cookies.read(secret)
  return browser === null ? [byAddress] : [hash(`browser ${browser}`), byAddress]
}
