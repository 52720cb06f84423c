import { Refusal } from '#server/http/refusal.ts'
import { type Captcha, noCaptcha } from './captcha.ts'

/** Has no site key, so calls need no token; the token `robot` fails. */
export const testCaptcha: Captcha = {
  ...noCaptcha,
  check: async (token) => {
    if (token === 'robot') throw new Refusal('CAPTCHA_FAILED')
    return token === undefined ? 'suspect' : 'person'
  },
}
