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
export async function checkVisitor(context: CallContext): Promise<void> {
  if (context.services.captcha.siteKey === null) return
  const { at, verdict } = readVerdict(context)
  if (!isValid(at)) throw new Refusal('CAPTCHA_NEEDED')
  if (verdict !== 'person') await context.countSuspect()
}

/** Whether this visitor has to go through the captcha before a call that checks it within the next minute. */
export function needsCaptcha(context: CallContext): boolean {
  const { caller, services } = context
  if (caller.kind !== 'visitor' || services.captcha.siteKey === null) return false
  return !isValid(readVerdict(context).at, 1)
}

function readVerdict({ cookies }: CallContext): { readonly at?: number; readonly verdict?: string } {
  // The signature does not say of which cookie: a value of another one has to be recognised by its form.
  const [, at, verdict] = /^(\d+)-(person|suspect)$/.exec(cookies.read(mark) ?? '') ?? []
  return at === undefined || verdict === undefined ? {} : { at: Number(at), verdict }
}

/** `ahead`: for how many minutes it has to be valid still. */
function isValid(at: number | undefined, ahead = 0): boolean {
  return at !== undefined && Date.now() - at <= (minutes - ahead) * 60_000
}
