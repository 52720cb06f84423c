import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { drain } from '#engine/queue/drain.ts'
import { rememberedAccount } from '#engine/store/device-store.ts'
import { dropStoredScreens } from '#engine/store/stored-screens.ts'
import { languageFor } from '#model/language/languages.ts'
import { readSiteAddress } from '#model/site/read-address.ts'
import { fillPrecache } from './fill-precache.ts'
import { openNotified } from './open-notified.ts'
import { receiveFiles } from './receive-files.ts'
import { sitePagesOnly } from './site-pages.ts'
import { withStoredScreen } from './stored-screen.ts'

declare const self: ServiceWorkerGlobalScope

interface Entry {
  readonly url: string
  readonly revision: string | null
  /** On the device once the worker is installed: 'always' or for a language; see src/build/first-files.ts. */
  readonly first?: string
}

const manifest = self.__WB_MANIFEST as Entry[]
const precache = new PrecacheController()
precache.addToCacheList(manifest)
self.addEventListener('install', (event) => event.waitUntil(fillPrecache(precache, filesOfInstall())))
self.addEventListener('activate', precache.activate)
// Those of the build before.
self.addEventListener('activate', (event) => event.waitUntil(dropStoredScreens()))
// `/` is the landing page, not the app's index.html.
registerRoute(new PrecacheRoute(precache, { directoryIndex: '' }))
cleanupOutdatedCaches()
clientsClaim()

// Pages of the public site are HTML of their own. One that was read is read again without a network, with its files.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && readSiteAddress(url.pathname) !== null,
  new NetworkFirst({
    cacheName: 'site',
    networkTimeoutSeconds: 5,
    plugins: [
      sitePagesOnly,
      new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true }),
      // The app says that the page is not on this device.
      { handlerDidError: async () => precache.matchPrecache('/index.html') },
    ],
  }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/(?!desk-)[\w-]+\.(js|css)$/.test(url.pathname),
  new CacheFirst({
    cacheName: 'site-assets',
    plugins: [new ExpirationPlugin({ maxEntries: 30, purgeOnQuotaError: true })],
  }),
)

receiveFiles()
openNotified()

// Every screen is the same index.html, with the screen that was stored of its path, except for paths that the server handles.
// The page that a provider's sign-in returns to is not cached: it needs its own headers (COOP) to reach its opener.
registerRoute(
  new NavigationRoute(withStoredScreen(precache.createHandlerBoundToURL('/index.html')), {
    denylist: [
      /^\/api\//,
      /^\/share\//,
      /^\/sync\//,
      /^\/dev\//,
      // Pictures and feeds; posts are pages of the site, above.
      /^(\/[\w-]+)?\/blog\//,
      /^\/oauth2(\/|$)/,
      // Pages of the payment sandbox.
      /^\/sandbox\//,
      // The desk is no part of the app that works offline.
      /^\/operator(\/|$)/,
      /^\/(healthz|readyz|metrics)$/,
    ],
  }),
)

// A Korean font has about a hundred slices; logos also use slices that no style requests.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && (request.destination === 'font' || url.pathname.endsWith('.woff2')),
  new CacheFirst({
    cacheName: 'fonts',
    plugins: [new ExpirationPlugin({ maxEntries: 1500, purgeOnQuotaError: true })],
  }),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/fonts\/[^/]+\/\w+\.css$/.test(url.pathname),
  new StaleWhileRevalidate({
    cacheName: 'font-sheets',
    plugins: [new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
  }),
)

// The typesetter of brand books and its preview. `src/engine/pdf/typesetter-files.ts` fills the cache.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\/assets\/[^/]+\.(wasm|mjs)$/.test(url.pathname),
  new CacheFirst({ cacheName: 'typesetter' }),
)

/**
 * A first worker starts with what the app and its most used screens need; the page has it fetch the rest a minute later.
 * An update is installed whole: what worked without a network goes on to.
 */
function filesOfInstall(): Iterable<string> {
  const all = precache.getURLsToCacheKeys().keys()
  if (self.registration.active) return all
  const language = languageFor(navigator.languages.join())
  const first = manifest.filter(({ first }) => first === 'always' || first === language)
  return first.map(({ url }) => new URL(url, location.href).href)
}

let filling: Promise<number> | null = null

/** Fetches what is missing, and answers how many files these were; null where not all could be had. */
async function keepAll(port: MessagePort | undefined): Promise<void> {
  filling ??= fillPrecache(precache, precache.getURLsToCacheKeys().keys()).finally(() => {
    filling = null
  })
  const fetched = await filling.catch((error) => {
    console.info('not all files for use without a network could be fetched', error)
    return null
  })
  port?.postMessage(fetched)
}

// A new version waits for a confirmation, or until no other tab is open.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'KEEP_ALL') event.waitUntil(keepAll(event.ports[0]))
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (event.data?.type === 'SKIP_WAITING_IF_ALONE') event.waitUntil(takeOverIfAlone())
})

async function takeOverIfAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length <= 1) await self.skipWaiting()
}

// A rejected promise makes the browser retry later; registering again here would loop.
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { readonly tag: string }
  if (tag === 'saegim-outbox') waitUntil.call(event, sendAll())
})

async function sendAll(): Promise<void> {
  const idAccount = await rememberedAccount()
  if (idAccount === null) return
  const end = await drain(idAccount)
  if (end.kind === 'later') throw new Error('the outbox is not empty yet')
}
