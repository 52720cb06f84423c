import type { Call } from '#contract/call.ts'
import { headers } from '#contract/errors.ts'
import type { BrandRef } from '../identity/brand-ref.ts'
import { currentLanguage } from '../identity/language.ts'
import { type Parts, urlOf } from '../rest/rest.ts'
import { makesOf } from '../store/drive-changes.ts'
import type { OutboxRow } from '../store/outbox-row.ts'

export type Given = Pick<OutboxRow, 'lane' | 'changes' | 'state' | 'held' | 'parts' | 'refers' | 'isQuiet'>

/** The row of a command. All but the authorization header is fixed now. */
export function toRow(call: Call, parts: Parts, brand: BrandRef | null, given: Given): OutboxRow {
  const idBrand = typeof brand === 'number' ? brand : null
  return {
    ...given,
    ...makesOf(given.changes),
    name: call.name,
    method: call.method,
    url: urlOf(call, parts),
    brand: idBrand,
    headers: {
      'accept-language': currentLanguage(),
      'content-type': 'application/json',
      ...(idBrand === null ? {} : { [headers.brand]: String(idBrand) }),
    },
    body:
      parts.body === undefined ? null : new Blob([JSON.stringify(parts.body)], { type: 'application/json' }),
    key: crypto.randomUUID(),
    createdAt: Date.now(),
    tries: 0,
    notBefore: 0,
    lastStatus: null,
    message: null,
  }
}
