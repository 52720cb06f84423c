// Service worker of the share pages: caches the guides that were opened, for reading offline. Serves nothing else.
// A copy of another name may have pages that were opened with a password, by a worker that did not know of them.
const name = 'saegim-shared-guides-2'
const oldNames = ['saegim-shared-guides']
const atMost = 400

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), ...oldNames.map((oldName) => caches.delete(oldName))])),
)

self.addEventListener('message', (event) => {
  if (event.data?.type === 'KEEP') event.waitUntil(keepAll(event.data.urls))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(showPage(request))
  else if (url.pathname.startsWith('/fonts/')) event.respondWith(showKept(request))
  else if (isPicture(url)) event.respondWith(showFresh(request))
})

/** Network first, because a link may have been revoked; its cached parts are then deleted. */
async function showPage(request) {
  const cache = await caches.open(name)
  try {
    const answer = await fetch(request)
    if (mayKeep(answer)) await cache.put(request.url, answer.clone())
    // Revoked, ended, or asks for a password.
    else if (answer.ok || answer.status === 404 || answer.status === 401) await forget(cache, request.url)
    return answer
  } catch (cause) {
    const kept = (await cache.match(request.url)) ?? (await cache.match(request.url, { ignoreSearch: true }))
    if (kept) return kept
    throw cause
  }
}

async function showFresh(request) {
  const cache = await caches.open(name)
  try {
    const answer = await fetch(request)
    if (mayKeep(answer)) await cache.put(request.url, answer.clone())
    else if (answer.ok || answer.status === 404) await cache.delete(request.url)
    return answer
  } catch {
    return (await cache.match(request.url)) ?? Response.error()
  }
}

async function showKept(request) {
  const cache = await caches.open(name)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request.url, answer.clone())
  return answer
}

async function keepAll(urls) {
  const cache = await caches.open(name)
  for (const address of urls) {
    const url = new URL(address)
    const isOurs = url.pathname.startsWith('/share/') || url.pathname.startsWith('/fonts/') || isPicture(url)
    if (!isOurs || (await cache.match(address))) continue
    // A part that fails now is cached when the page is opened again.
    const answer = await fetch(address, { credentials: 'omit' }).catch(() => null)
    if (answer && mayKeep(answer)) await cache.put(address, answer)
  }
  const keys = await cache.keys()
  for (const key of keys.slice(0, Math.max(0, keys.length - atMost))) await cache.delete(key)
}

/** What was opened with a password says so, and is kept nowhere. */
function mayKeep(answer) {
  return answer.ok && !(answer.headers.get('cache-control') ?? '').includes('no-store')
}

/** Deletes the page of a link in every language, and its pictures. */
async function forget(cache, address) {
  const key = keyOf(address)
  if (!key) return
  for (const request of await cache.keys()) if (keyOf(request.url) === key) await cache.delete(request)
}

/** Key of the link that a page or a picture belongs to; '' for fonts. */
function keyOf(address) {
  const url = new URL(address)
  return isPicture(url)
    ? url.searchParams.get('key')
    : (/^\/share\/(?:.*\/)?([^/]+)$/.exec(url.pathname)?.[1] ?? '')
}

function isPicture({ pathname }) {
  return pathname.startsWith('/api/v1/brand-share/file/')
}
