import type { Verdict } from '#server/gateways/captcha/captcha.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'

const minutes = 10
const mark = { name: 'saegim-captcha', maxAgeSeconds: minutes * 60, path: '/api/v1' }

/** For ten minutes this visitor is known to have been asked. */
export function rememberVerdict({ cookies }: CallContext, verdict: Verdict): void {
  cookies.set(mark, `${Date.now()}-${verdict}`)
}

/**
 * Where a captcha is on, only whoever was asked goes on. Whom it doubts may be a person all the same: the code that is
 * mailed next tells, and from their address few are mailed.
 */
export async function checkVisitor({ services, cookies, countSuspect }: CallContext): Promise<void> {
  if (services.captcha.siteKey === null) return
  const [at = '0', verdict] = (cookies.read(mark) ?? '').split('-')
  if (Date.now() - Number(at) > minutes * 60_000) throw new Refusal('CAPTCHA_NEEDED')
  if (verdict !== 'person') await countSuspect()
}
