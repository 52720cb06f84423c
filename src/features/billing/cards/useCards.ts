import { mayCall } from '#contract/may-call.ts'
import { listPayMethods } from '#contract/payment.ts'
import type { ReadState } from '#engine/reads/read-state.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { cardsRead, type PayMethod } from '../billing-reads.ts'

export interface Cards {
  /** The default first; null until they are known. Only the owner reads them. */
  readonly cards: readonly PayMethod[] | null
  readonly state: ReadState
  /** They may be known in a moment. */
  readonly isReading: boolean
  reload(): void
}

export function useCards(idBrand: number): Cards {
  const role = useBrandRole(idBrand)
  const isAsked = mayCall(listPayMethods, role)
  const { data, state, reload } = useCachedRead(cardsRead, { brand: idBrand, isAsked, basis: role })
  const cards = data?._embedded.payMethods ?? null
  const isReading = cards === null && state.kind !== 'failed' && (isAsked || role === null)
  return { cards, state, isReading, reload }
}
