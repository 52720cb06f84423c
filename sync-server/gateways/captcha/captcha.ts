import type { Environment } from '#server/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import { showOn } from '../outside-metrics.ts'
import { openRecaptcha } from './recaptcha.ts'

/** What it thinks of a visitor: of some people it doubts, and they are let in, too, only slower. */
export type Verdict = 'person' | 'doubted'

/** Tells people from robots, as far as anybody can. */
export interface Captcha {
  /** For the page; null: it is off, and nobody is asked. */
  readonly siteKey: string | null
  /** What the page may load for it. */
  readonly sources: { readonly scripts: readonly string[]; readonly frames: readonly string[] }
  /**
   * Refuses what is no token of ours with CAPTCHA_FAILED. Where the service does not answer, people are let pass; who
   * brings no token, because the captcha does not reach their browser, is doubted.
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
  showOn('recaptcha', captcha !== null)
  return captcha === null ? noCaptcha : openRecaptcha(captcha, { publicUrl, log })
}
