import code from '@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm?url'
import viewer from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

/**
 * The typesetter (8 MB as it is sent) and what shows its pages. Too large for the precache: they have a cache of their
 * own, which the service worker answers from too.
 */
const cacheName = 'typesetter'

/** The worker of the preview, as an address of this origin: a policy of the server allows no other workers. */
export const viewerWorker = viewer

/** The typesetter's code is neither on this device nor can it be downloaded. */
export class NoTypesetter extends Error {}

/** The typesetter's code, from this device, else from the server and then kept. */
export async function readTypesetter(): Promise<Response> {
  const cache = await caches.open(cacheName).catch(() => null)
  const cached = await cache?.match(code)
  if (cached) return cached
  const response = await fetch(code).catch(() => null)
  if (!response?.ok) throw new NoTypesetter('the typesetter is not on this device')
  await cache?.put(code, response.clone()).catch(() => {})
  return response
}

/** Whether the typesetter can start without a download. */
export async function hasTypesetter(): Promise<boolean> {
  const cache = await caches.open(cacheName).catch(() => null)
  return (await cache?.match(code)) !== undefined
}

/** Downloads both for use without a network, and drops those of earlier versions. */
export async function keepTypesetter(): Promise<void> {
  const cache = await caches.open(cacheName)
  const wanted = [code, viewer].map((path) => new URL(path, location.href).href)
  for (const url of wanted) if (!(await cache.match(url))) await cache.add(url)
  for (const { url } of await cache.keys()) if (!wanted.includes(url)) await cache.delete(url)
}
