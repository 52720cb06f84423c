/** Written by sync-server/builds/join-precache.ts. */
const address = '/precache.multipart'
const atOnce = 8
/** What belongs to the joined file, not to the files in it. */
const ownHeaders = [
  'content-length',
  'content-encoding',
  'etag',
  'last-modified',
  'cache-control',
  'vary',
  'accept-ranges',
  'connection',
  'keep-alive',
  'date',
  'x-request-id',
]

/**
 * Puts those of `urls` that the build's joined file has into the cache. One request instead of a thousand: each costs the
 * browser and the server several milliseconds, and over HTTP/1.1 six of them a round trip. Rejects where there is no such
 * file, or the browser cannot read it.
 */
export async function cacheJoined(cache: Cache, urls: ReadonlySet<string>): Promise<void> {
  const answer = await fetch(address, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`the joined files were answered with ${answer.status}`)
  // As the server protects every answer: a policy for scripts, and no guessing of types.
  const headers = new Headers(answer.headers)
  for (const name of ownHeaders) headers.delete(name)
  const found = (await readForm(await answer.blob())).entries()
  const putOneByOne = async () => {
    for (const [path, file] of found) {
      const url = new URL(path, location.href).href
      if (typeof file === 'string' || !urls.has(url)) continue
      headers.set('content-type', file.type)
      await cache.put(url, new Response(file, { headers }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, putOneByOne))
}

async function readForm(bytes: Blob): Promise<FormData> {
  // The first line is two dashes and the boundary.
  const [line = ''] = (await bytes.slice(0, 100).text()).split('\r\n')
  const headers = { 'content-type': `multipart/form-data; boundary=${line.slice(2)}` }
  return new Response(bytes, { headers }).formData()
}
