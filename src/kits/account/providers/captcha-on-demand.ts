import type { CaptchaAction } from './captcha.ts'

/**
 * Sends a captcha proof before a call of a visitor. Imported on demand, because it brings the device's database. Never
 * rejects: without a proof the server limits the rate. Returns whether the server answered.
 */
export async function sendCaptchaProof(action: CaptchaAction): Promise<boolean> {
  try {
    const captcha = await import('./captcha.ts')
    return await captcha.sendCaptchaProof(action)
  } catch (cause) {
    console.warn('the captcha cannot be loaded', cause)
    return false
  }
}
