import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameSecret } from '#server/http/same-secret.ts'
import type { KeyRing } from '#server/keys/key-ring.ts'
import type { LinkFacts } from './storage.ts'

/** Path of the links to files of a directory; the key follows. */
export const signedPath = '/stored/'

const query = z.object({
  until: z.string().regex(/^\d{1,12}$/),
  type: z.string().max(200),
  name: z.string().max(1000),
  show: z.enum(['0', '1']),
  signature: z.string(),
})

export interface SignedLink {
  readonly key: string
  readonly type: string
  readonly name: string
  readonly isInline: boolean
}

/** A link to the bytes of a key, for every holder until it expires. */
export function signLink(
  { base, keys, now = Date.now() }: { base: string; keys: Pick<KeyRing, 'current'>; now?: number },
  key: string,
  { seconds, type, name, isInline = false }: LinkFacts,
): string {
  const until = String(Math.ceil(now / 1000) + seconds)
  const facts = { until, type, name, show: isInline ? '1' : '0' }
  const signature = signatureOf(keys.current('file link'), key, facts)
  return `${base}${signedPath}${key}?${new URLSearchParams({ ...facts, signature })}`
}

/** What a link names; null where it has expired or is not one of ours. */
export function readSignedLink(
  keys: Pick<KeyRing, 'all'>,
  key: string,
  given: unknown,
  now = Date.now(),
): SignedLink | null {
  const read = query.safeParse(given)
  if (!read.success || Number(read.data.until) * 1000 < now) return null
  const { signature, ...facts } = read.data
  const isOurs = keys
    .all('file link')
    .some((secret) => isSameSecret(signatureOf(secret, key, facts), signature))
  return isOurs ? { key, type: facts.type, name: facts.name, isInline: facts.show === '1' } : null
}

function signatureOf(
  secret: Buffer,
  key: string,
  { until, type, name, show }: Readonly<Record<'until' | 'type' | 'name' | 'show', string>>,
): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([key, until, type, name, show]))
    .digest('base64url')
}
