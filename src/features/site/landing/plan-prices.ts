/** Price and limits of a plan as shown on the public page. Amounts in KRW. */
export interface PlanPrice {
  readonly level: number
  readonly title: string
  readonly price: number
  readonly priceOfYear: number
  readonly storageBytes: number
}

const mebibyte = 1024 ** 2

/**
 * Shown until the server has answered, and if it cannot be reached. The prices of the server take precedence.
 */
export const planSeed: readonly PlanPrice[] = [
  { level: 1, title: 'Free', price: 0, priceOfYear: 0, storageBytes: 100 * mebibyte },
  { level: 10, title: 'Basic', price: 29_900, priceOfYear: 299_000, storageBytes: 10 * 1024 * mebibyte },
  { level: 11, title: 'Plus', price: 85_400, priceOfYear: 854_000, storageBytes: 100 * 1024 * mebibyte },
]
