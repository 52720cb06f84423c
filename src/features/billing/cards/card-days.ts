import { isExpired } from '#model/money/cards.ts'
import { addDays } from '#model/time/seoul-day.ts'

/** A card is announced so many days before its last one. */
const soonDays = 60

/** What is to be said of the month until which a card is valid; null: nothing. `day` is today in Seoul. */
export function expiryNote(expireDate: string, day: string): 'expired' | 'soon' | null {
  if (isExpired(expireDate, day)) return 'expired'
  return isExpired(expireDate, addDays(day, soonDays)) ? 'soon' : null
}

/** yyyy-MM as it stands on the card. */
export const monthOf = (expireDate: string) => `${expireDate.slice(5, 7)}/${expireDate.slice(2, 4)}`
