import type { Verdict } from '../gateways/captcha/captcha.ts'
import type { CallContext } from './context.ts'
import { Refusal } from './refusal.ts'

const minutes = 10
const mark = { name: 'saegim-captcha', maxAgeSeconds: minutes * 60, path: '/api/v1' }

/** Stores the captcha's verdict in a signed cookie for ten minutes. */
export function rememberVerdict({ cookies }: CallContext, verdict: Verdict): void {
  cookies.set(mark, `${Date.now()}-${verdict}`)
}

/**
 * Rejects with CAPTCHA_NEEDED where the captcha is on and the visitor has no valid verdict. Suspects pass,
 * because they may be people and still have to confirm a mailed code, but with a stricter limit.
 */
export async function checkVisitor({ services, cookies, countSuspect }: CallContext): Promise<void> {
  if (services.captcha.siteKey === null) return
  // The signature does not say of which cookie: a value of another one has to be told by its form.
  const [, at, verdict] = /^(\d+)-(person|suspect)$/.exec(cookies.read(mark) ?? '') ?? []
  const isValid = at !== undefined && Date.now() - Number(at) <= minutes * 60_000
  if (!isValid) throw new Refusal('CAPTCHA_NEEDED')
  if (verdict !== 'person') await countSuspect()
}
