/**
 * Tables of the encodings that PDFs of older Korean, Japanese and Chinese programs name without having them. Each is downloaded
 * when a file needs it, and then kept.
 */
const addresses = import.meta.glob<string>('../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
  exhaustive: true,
})
const folder = '../../../node_modules/pdfjs-dist/cmaps/'
const cacheName = 'character-maps'

/** What the reader of PDFs asks for its tables. */
export class CharacterMaps {
  async fetch({ kind, filename }: { readonly kind: string; readonly filename: string }): Promise<Uint8Array> {
    const address = kind === 'cMapUrl' ? addresses[`${folder}${filename}`] : undefined
    if (address === undefined) throw new Error(`there is no ${kind} ${filename}`)
    return new Uint8Array(await (await read(address)).arrayBuffer())
  }
}

async function read(address: string): Promise<Response> {
  const cache = await caches.open(cacheName).catch(() => null)
  const cached = await cache?.match(address)
  if (cached) return cached
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} is not there`)
  await cache?.put(address, response.clone()).catch(() => {})
  return response
}
