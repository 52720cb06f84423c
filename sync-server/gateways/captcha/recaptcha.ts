import { z } from 'zod'
import { captchaActions } from '#contract/sign-in.ts'
import type { Environment, RecaptchaKeys } from '#server/environment/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import { openOutside } from '../outside.ts'
import type { Captcha } from './captcha.ts'

const verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  hostname: z.string().optional(),
  action: z.enum(captchaActions).optional().catch(undefined),
})

const leastScore = 0.5
const timeoutMs = 3_000

/** reCAPTCHA v3. A token is valid for two minutes and can be verified once. */
export function openRecaptcha(
  { siteKey, secretKey, baseUrl }: RecaptchaKeys,
  { publicUrl, log }: { readonly publicUrl: Environment['publicUrl']; readonly log: Logger },
): Captcha {
  const outside = openOutside({ provider: 'recaptcha', log, timeoutMs })
  const { hostname } = new URL(publicUrl)
  return {
    siteKey,
    sources: {
      scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    },
    async check(token) {
      if (token === undefined) return 'suspect'
      const read = await ask(token)
      if (read === null) return 'person'
      const isOurs = read.success && read.hostname === hostname && read.action !== undefined
      if (!isOurs) throw new Refusal('CAPTCHA_FAILED')
      return (read.score ?? 0) >= leastScore ? 'person' : 'suspect'
    },
  }

  /** null: the service did not answer, which must not lock visitors out. */
  async function ask(token: string) {
    try {
      const { text } = await outside(
        new URL('/recaptcha/api/siteverify', baseUrl),
        { 'content-type': 'application/x-www-form-urlencoded' },
        { method: 'POST', body: new URLSearchParams({ secret: secretKey, response: token }).toString() },
      )
      return verdict.parse(JSON.parse(text))
    } catch (err) {
      log.warn({ err }, 'the captcha did not answer; a visitor was let pass')
      return null
    }
  }
}
