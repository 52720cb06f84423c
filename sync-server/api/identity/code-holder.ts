import { randomBytes } from 'node:crypto'
import type { CallContext } from '#server/http/context.ts'
import { type KeyedHashes, keyedHashes } from '#server/keys/keyed-hash.ts'

type Context = Pick<CallContext, 'address' | 'cookies' | 'services'>

const secret = { name: 'saegim-code-holder', maxAgeSeconds: 60 * 60, path: '/api/v1' }

/**
 * Who asks for codes and gives them, as keyed hashes: a browser by a secret in a cookie, and its network by the address. A
 * client that keeps no cookies, as scripts do, is known by its network alone.
 */
export interface CodeHolder {
  readonly browser: KeyedHashes | null
  readonly network: KeyedHashes
}

export type Asker = CodeHolder & { readonly browser: KeyedHashes }

export function readHolder(context: Context): CodeHolder {
  const browser = context.cookies.read(secret)
  return {
    browser: browser === null ? null : hashesOf(context, `browser ${browser}`),
    network: hashesOf(context, `address ${context.address}`),
  }
}

/** Gives a browser that asks for a code its secret. */
export function markHolder(context: Context): Asker {
  const { cookies } = context
  const browser = cookies.read(secret) ?? randomBytes(32).toString('base64url')
  cookies.set(secret, browser)
  return { ...readHolder(context), browser: hashesOf(context, `browser ${browser}`) }
}

/** Who a confirmation belongs to. */
export function ownerOf({ browser, network }: CodeHolder): Buffer {
  return (browser ?? network)[0]
}

/** Whose confirmations a holder may use. */
export function ownersOf({ browser, network }: CodeHolder): Buffer[] {
  return [...(browser ?? []), ...network]
}

function hashesOf({ services }: Context, text: string): KeyedHashes {
  return keyedHashes(services.keys, 'code holder', `code holder ${text}`)
}
