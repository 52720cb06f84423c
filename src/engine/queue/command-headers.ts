import { headers } from '#contract/errors.ts'
import { currentLanguage } from '../identity/language.ts'

/**
 * Headers of a command, fixed when it is queued: the language of its answer and the brand it is about; null: about none. Its
 * idempotency key and its account are sent beside them when it leaves.
 */
export function commandHeaders(brand: number | null): Readonly<Record<string, string>> {
  return {
    'accept-language': currentLanguage(),
    ...(brand === null ? {} : { [headers.brand]: String(brand) }),
  }
}
