import { createHmac, randomBytes } from 'node:crypto'
import type { CallContext } from '#server/http/context.ts'

type Context = Pick<CallContext, 'address' | 'cookies' | 'services'>

const secret = { name: 'saegim-code-holder', maxAgeSeconds: 60 * 60, path: '/api/v1' }

/**
 * Who asks for codes and gives them, as keyed hashes: a browser by a secret in a cookie, and its network by the address. A
 * client that keeps no cookies, as scripts do, is known by its network alone.
 */
export interface CodeHolder {
  readonly browser: Buffer | null
  readonly network: Buffer
}

export function readHolder(context: Context): CodeHolder {
  const browser = context.cookies.read(secret)
  return {
    browser: browser === null ? null : hashOf(context, `browser ${browser}`),
    network: hashOf(context, `address ${context.address}`),
  }
}

/** Gives a browser that asks for a code its secret. */
export function markHolder(context: Context): CodeHolder & { readonly browser: Buffer } {
  const { cookies } = context
  const browser = cookies.read(secret) ?? randomBytes(32).toString('base64url')
  cookies.set(secret, browser)
  return { ...readHolder(context), browser: hashOf(context, `browser ${browser}`) }
}

/** Who a confirmation belongs to. */
export function ownerOf({ browser, network }: CodeHolder): Buffer {
  return browser ?? network
}

/** Whose confirmations a holder may use. */
export function ownersOf({ browser, network }: CodeHolder): Buffer[] {
  return browser === null ? [network] : [browser, network]
}

function hashOf({ services }: Context, text: string): Buffer {
  return createHmac('sha256', services.environment.serviceToken).update(`code holder ${text}`).digest()
}
