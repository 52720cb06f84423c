import { keep, readKept } from '#engine/browser/local-storage.ts'
import { computePauseMs } from '#model/time/stored-time.ts'
import type { Subscription } from '../billing-reads.ts'

type Change = Pick<NonNullable<Subscription['priceChange']>, 'date' | 'newPrice'>

const hiddenMs = 7 * 24 * 60 * 60 * 1_000
const keyOf = (idBrand: number) => `saegim.hide-price.${idBrand}`
const nameOf = ({ date, newPrice }: Change) => `${date} ${newPrice}`

/** Whether the owner does not want to be asked for now about this price. Another price is shown all the same. */
export function isPriceHidden(idBrand: number, change: Change): boolean {
  const [until, name] = readKept(keyOf(idBrand))?.split('|') ?? []
  return name === nameOf(change) && computePauseMs(Number(until), Date.now(), hiddenMs) > 0
}

/** For seven days. */
export function hidePrice(idBrand: number, change: Change): void {
  keep(keyOf(idBrand), `${Date.now() + hiddenMs}|${nameOf(change)}`)
}
