import { Refusal } from '#server/http/refusal.ts'
import { type Captcha, noCaptcha } from './captcha.ts'

/** Off, but for who asks: `robot` is one. */
export const testCaptcha: Captcha = {
  ...noCaptcha,
  check: async (token) => {
    if (token === 'robot') throw new Refusal('CAPTCHA_FAILED')
    return token === undefined ? 'doubted' : 'person'
  },
}
