import type { Environment } from '#server/environment/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import { setProviderOn } from '../outside-metrics.ts'
import { openRecaptcha } from './recaptcha.ts'

/**
 * `suspect`: probably a robot. Suspects are let in as well, under a stricter limit, because some of them are people.
 */
export type Verdict = 'person' | 'suspect'

/** Tells people from bots. */
export interface Captcha {
  /** Public key for the page; null: the captcha is off. */
  readonly siteKey: string | null
  /** Origins that the page's content security policy has to allow. */
  readonly sources: { readonly scripts: readonly string[]; readonly frames: readonly string[] }
  /**
   * Throws CAPTCHA_FAILED for an invalid token. `person` where the service does not answer; `suspect` without a token,
   * because the captcha may be unreachable from some browsers.
   */
  check(token: string | undefined): Promise<Verdict>
}

export const noCaptcha: Captcha = {
  siteKey: null,
  sources: { scripts: [], frames: [] },
  check: async () => {
    throw new Refusal('PROVIDER_OFF')
  },
}

export function openCaptcha(
  { captcha, publicUrl }: Pick<Environment, 'captcha' | 'publicUrl'>,
  log: Logger,
): Captcha {
  setProviderOn('recaptcha', captcha !== null)
  return captcha === null ? noCaptcha : openRecaptcha(captcha, { publicUrl, log })
}
