/** A brand on this device: its id at the server, or `local-<uuid>` for a local brand. */
export type BrandRef = number | LocalBrandRef
export type LocalBrandRef = `local-${string}`

export function isLocal(brand: BrandRef): brand is LocalBrandRef {
  return typeof brand === 'string'
}

/** Reads a brand ref of a URL, cookie or storage; null for anything else. */
export function toBrandRef(text: string | null | undefined): BrandRef | null {
  if (!text) return null
  if (/^local-[\w-]{1,64}$/.test(text)) return text as LocalBrandRef
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
