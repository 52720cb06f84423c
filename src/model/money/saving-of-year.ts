/** Saving of a yearly payment over twelve months, in the currency of the prices; 0 if there is none. */
export function savingOfYear({
  price,
  priceOfYear,
}: {
  readonly price: number
  readonly priceOfYear: number
}): number {
  return Math.max(0, 12 * price - priceOfYear)
}
