import type { Call } from '#contract/call.ts'
import type { BrandRef } from '../identity/brand-ref.ts'
import { type Parts, urlOf } from '../rest/rest.ts'
import { makesOf } from '../store/mirror-changes.ts'
import type { OutboxRow } from '../store/outbox-row.ts'
import { commandHeaders } from './command-headers.ts'

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
    headers: { ...commandHeaders(idBrand), 'content-type': 'application/json' },
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
