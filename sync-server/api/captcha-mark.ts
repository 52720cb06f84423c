import type { CallContext } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'

const minutes = 10
const mark = { name: 'saegim-captcha', maxAgeSeconds: minutes * 60, path: '/api/v1' }

/** For ten minutes this visitor is no robot. */
export function markPerson({ cookies }: CallContext): void {
  cookies.set(mark, String(Date.now()))
}

/** Where a captcha is on, only whoever was asked goes on. */
export function checkPerson({ services, cookies }: CallContext): void {
  if (services.captcha.siteKey === null) return
  const at = Number(cookies.read(mark) ?? 0)
  if (Date.now() - at > minutes * 60_000) throw new Refusal('CAPTCHA_NEEDED')
}
