import { type captchaActions, checkCaptcha } from '#contract/sign-in.ts'
import { knownProviders } from '#engine/reads/useProviders.ts'
import { rest } from '#engine/rest/rest.ts'
import { startTimer } from '#engine/time/start-timer.ts'

/** What the proof is for; the server checks that it matches. */
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

/** A browser may try for minutes to reach hosts that are blocked. */
const limitMs = 10_000

/**
 * Sends the server a captcha proof, where it has a captcha. The script is loaded with the first form that is sent. Without
 * a proof the server is told so and limits the rate. Returns whether the server answered; never rejects.
 */
export async function sendCaptchaProof(action: CaptchaAction): Promise<boolean> {
  try {
    const siteKey = (await knownProviders())?.captchaSiteKey
    if (!siteKey) return true
    const token = await withLimit(proofOf(siteKey, action)).catch((cause: unknown) => {
      console.warn('the captcha does not answer', cause)
    })
    return (await rest(checkCaptcha, { query: token === undefined ? {} : { token } })).ok
  } catch (cause) {
    console.warn('the captcha proof could not be sent', cause)
    return false
  }
}

async function proofOf(siteKey: string, action: CaptchaAction): Promise<string> {
  loading ??= load(siteKey)
  try {
    return await (await loading).execute(siteKey, { action })
  } catch (cause) {
    loading = null
    throw cause
  }
}

function withLimit<Value>(coming: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = startTimer(() => reject(new Error(`nothing within ${limitMs} ms`)), limitMs)
    void coming.then(resolve, reject).finally(() => clearTimeout(timer))
  })
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
