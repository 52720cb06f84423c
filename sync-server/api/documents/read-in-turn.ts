import { kindOf } from '#model/document-kinds/names.ts'
import { limitConcurrency, limitConcurrencyByKey } from '#server/gateways/concurrency-limit.ts'
import type { CallContext } from '#server/http/context.ts'
import { refuseWhenBusy } from '#server/http/refuse-when-busy.ts'
import type { DocId } from '#server/relay/log/update-log.ts'
import type { StoredState } from '#server/relay/versions/versions.ts'

const patienceMs = 20_000
const all = limitConcurrency(2, patienceMs)
const ofBrand = limitConcurrencyByKey(1, patienceMs)

/** Work on a whole design that a call asks for, counted and in turn. Rejects with RATE_LIMITED. */
export async function readDesignInTurn<T>(context: CallContext, work: () => Promise<T>): Promise<T> {
  await context.countDesign()
  return inTurn(context.idBrand, work)
}

/** Work on a room, one at a time of a brand: it waits for no document that is read whole. Rejects as `inTurn`. */
export function inTurnOfBrand<T>(idBrand: number, work: () => Promise<T>): Promise<T> {
  return refuseWhenBusy(ofBrand(String(idBrand), work))
}

/**
 * Work on a whole document, which takes a worker thread and memory for it: two at a time in the process, one of a brand. Rejects
 * with RATE_LIMITED after too long a wait.
 */
export function inTurn<T>(idBrand: number, work: () => Promise<T>): Promise<T> {
  return refuseWhenBusy(ofBrand(String(idBrand), () => all(work)))
}

/** The document as it is stored now, for a version. Rejects with RATE_LIMITED as well where too many were made within an hour. */
export async function readInTurn(context: CallContext, id: DocId): Promise<StoredState> {
  const { services } = context
  await context.countVersion(id.idBrand, kindOf(id.document))
  return inTurn(id.idBrand, () => services.versions.read(id))
}
