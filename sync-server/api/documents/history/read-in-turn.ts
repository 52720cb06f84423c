import { kindOf } from '#model/document-kinds/names.ts'
import { limitConcurrency, limitConcurrencyByKey } from '#server/gateways/concurrency-limit.ts'
import type { CallContext } from '#server/http/context.ts'
import { refuseWhenBusy } from '#server/http/refuse-when-busy.ts'
import type { StoredState } from '#server/relay/versions/versions.ts'
import type { DocKey } from './queries.ts'

const patienceMs = 20_000
const all = limitConcurrency(2, patienceMs)
const ofBrand = limitConcurrencyByKey(1, patienceMs)

/**
 * The document as it is stored now, for a version. Each takes a worker thread and memory for the whole document: two at a time
 * in the process, one of a brand. Rejects with RATE_LIMITED after too long a wait, and where too many were made within an hour.
 */
export async function readInTurn(context: CallContext, key: DocKey): Promise<StoredState> {
  const { services } = context
  await context.countVersion(key.idBrand, kindOf(key.document))
  return refuseWhenBusy(ofBrand(String(key.idBrand), () => all(() => services.versions.read(key))))
}
