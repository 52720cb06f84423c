interface Priced {
  readonly idCategory: number
  /** What it costs. */
  readonly credit: number
}

/** A product of the desk, and how often so many credits pay it. */
export interface CreditWork<Product> {
  readonly product: Product
  readonly times: number
}

/**
 * Examples of what an amount of credits pays in full, the dearest first: of each category the dearest product that it pays, `most`
 * at most. Any one of them takes the amount.
 */
export function worksFor<Product extends Priced>(
  products: readonly Product[],
  credits: number,
  most = 3,
): readonly CreditWork<Product>[] {
  const paid = products
    .filter(({ credit }) => credit > 0 && credit <= credits)
    .toSorted((one, other) => other.credit - one.credit)
  const categories = new Set<number>()
  const dearest = paid.filter(({ idCategory }) => !categories.has(idCategory) && categories.add(idCategory))
  return dearest.slice(0, most).map((product) => ({ product, times: Math.floor(credits / product.credit) }))
}
