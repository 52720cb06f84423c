import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { drain } from '#device/queue/drain.ts'
import { rememberedAccount } from '#device/store/device-store.ts'
import { readSiteAddress } from '#model/site/read-address.ts'
import { fillPrecache } from './fill-precache.ts'
import { ownPagesOnly } from './own-pages.ts'
import { receiveFiles } from './receive-files.ts'
import { sitePagesOnly } from './site-pages.ts'

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[]
}

const precache = new PrecacheController({
  plugins: [ownPagesOnly((path) => precache.getCacheKeyForURL(path) !== undefined)],
})
precache.addToCacheList(self.__WB_MANIFEST)
self.addEventListener('install', (event) => event.waitUntil(fillPrecache(precache, event)))
self.addEventListener('activate', precache.activate)
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

// Every screen is the same index.html, except for paths that the server handles. The page that a provider's sign-in
// returns to is not cached: it needs its own headers (COOP) to reach its opener.
registerRoute(
  new NavigationRoute(precache.createHandlerBoundToURL('/index.html'), {
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

// The typesetter of brand books and its preview. `src/device/pdf/typesetter-files.ts` fills the cache.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\/assets\/[^/]+\.(wasm|mjs)$/.test(url.pathname),
  new CacheFirst({ cacheName: 'typesetter' }),
)

// A new version waits for a confirmation, or until no other tab is open.
self.addEventListener('message', (event) => {
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
