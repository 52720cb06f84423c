/**
 * What the address of a screen of the market says: where what is made of a template goes, and which are shown. In a file of its own,
 * because the first load of every screen has what routes check their addresses with.
 */
export interface MarketSearch {
  /** The folder of designs from which the market was opened, as its address names it; absent: the top. */
  readonly into?: string | undefined
  /** Only those for paid plans, as the page of prices leads to them. */
  readonly price?: 'premium' | undefined
}

/** Of the query of an address; any other value is left out. */
export function readMarketSearch({ into, price }: Record<string, unknown>): MarketSearch {
  const folder = typeof into === 'string' || typeof into === 'number' ? String(into) : ''
  return { ...(folder !== '' && { into: folder }), ...(price === 'premium' && { price }) }
}
