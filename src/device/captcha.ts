import { type captchaActions, checkCaptcha } from '#contract/sign-in.ts'
import { rest } from './rest.ts'
import { knownProviders } from './useProviders.ts'

/** What it is asked for; the server checks that the proof is of the same. */
export type CaptchaAction = (typeof captchaActions)[number]

interface Captcha {
  ready(then: () => void): void
  execute(siteKey: string, about: { action: CaptchaAction }): Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Captcha
  }
}

let loading: Promise<Captcha> | null = null

/**
 * Shows the server that somebody is no robot, where it has a captcha: its script comes with the first form that is
 * sent, not with a page. Without an answer the form is sent all the same, and the server says what it thinks of it.
 */
export async function showNoRobot(action: CaptchaAction): Promise<void> {
  try {
    const siteKey = (await knownProviders())?.captchaSiteKey
    if (!siteKey) return
    loading ??= load(siteKey)
    const captcha = await loading
    const token = await captcha.execute(siteKey, { action })
    await rest(checkCaptcha, { query: { token } })
  } catch (cause) {
    loading = null
    console.warn('the captcha does not answer', cause)
  }
}

function load(siteKey: string): Promise<Captcha> {
  return new Promise((loaded, failed) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.onload = () => {
      const captcha = window.grecaptcha
      if (captcha) captcha.ready(() => loaded(captcha))
      else failed(new Error('the captcha is not there'))
    }
    script.onerror = () => {
      script.remove()
      failed(new Error('the captcha could not be loaded'))
    }
    document.head.append(script)
  })
}
