let keeping: Promise<void> | null = null

/**
 * Caches the fonts of a first visit. The service worker caches fonts that are requested through it; those of a first
 * visit were requested before it was active. Once it controls the page they are requested again, from the HTTP cache.
 */
export function keepShownFonts(): Promise<void> {
  keeping ??= requestThroughWorker()
  return keeping
}

async function requestThroughWorker(): Promise<void> {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!navigator.serviceWorker || arrival?.workerStart) return
  // Browsers record 250 resources by default; a Korean face alone has about a hundred files.
  performance.setResourceTimingBufferSize(1000)
  await whenControlled(navigator.serviceWorker)
  // Fonts requested earlier bypass the worker, even if they arrive later.
  await document.fonts.ready
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href^="/fonts/"]')]
  const files = performance.getEntriesByType('resource').filter(({ name }) => /\.woff2(\?|$)/.test(name))
  const urls = new Set([...sheets.map(({ href }) => href), ...files.map(({ name }) => name)])
  // Bodies are read, because an unread one keeps its connection. One that fails is cached when it is shown again.
  await Promise.allSettled([...urls].map(async (url) => (await fetch(url)).arrayBuffer()))
}

async function whenControlled(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return
  await new Promise((done) => workers.addEventListener('controllerchange', done, { once: true }))
}
