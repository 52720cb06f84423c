/** What a plan costs and holds, as far as the public page tells. Amounts in won. */
export interface PlanPrice {
  readonly level: number
  readonly title: string
  readonly price: number
  readonly priceOfYear: number
  readonly storageBytes: number
}

const mebibyte = 1024 ** 2

/** Shown until the server has answered, and when it cannot be reached. The server's prices are the ones that count. */
export const planSeed: readonly PlanPrice[] = [
  { level: 1, title: 'Free', price: 0, priceOfYear: 0, storageBytes: 100 * mebibyte },
  { level: 10, title: 'Basic', price: 29_900, priceOfYear: 299_000, storageBytes: 10 * 1024 * mebibyte },
  { level: 11, title: 'Plus', price: 85_400, priceOfYear: 854_000, storageBytes: 100 * 1024 * mebibyte },
]

/** What a year paid at once costs less than twelve months; 0 where it saves nothing. */
export function savingOfYear({ price, priceOfYear }: PlanPrice): number {
  return Math.max(0, 12 * price - priceOfYear)
}
