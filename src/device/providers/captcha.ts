import { type captchaActions, checkCaptcha } from '#contract/sign-in.ts'
import { rest } from '../rest/rest.ts'
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

/** Where its hosts cannot be reached, a browser may try for minutes. */
const patienceMs = 10_000

/**
 * Shows the server that somebody is no robot, where it has a captcha: its script comes with the first form that is
 * sent, not with a page. Who cannot load it says so, and goes on slower.
 */
export async function showNoRobot(action: CaptchaAction): Promise<void> {
  try {
    const siteKey = (await knownProviders())?.captchaSiteKey
    if (!siteKey) return
    const token = await patiently(proofOf(siteKey, action)).catch((cause: unknown) => {
      console.warn('the captcha does not answer', cause)
    })
    await rest(checkCaptcha, { query: token === undefined ? {} : { token } })
  } catch (cause) {
    console.warn('the server cannot be shown that this is no robot', cause)
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

function patiently<Value>(coming: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`nothing within ${patienceMs} ms`)), patienceMs)
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
