/** A text of the query of an address; the router reads numbers as such. Null where there is none. */
export function textIn(search: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = search[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/** The options that the page of PayPal gives back when it is left: `1-2`, or empty for none. */
export function optionsIn(cancelled: string): readonly number[] {
  return cancelled
    .split('-')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
}
