let keeping: Promise<void> | null = null

/**
 * The worker keeps the fonts that pass through it. Those of a first visit came before it was there, and lie in the
 * browser's own cache alone: once it takes over the page they pass through it, too, and are seen without a network.
 */
export function keepShownFonts(): Promise<void> {
  keeping ??= passThroughWorker()
  return keeping
}

async function passThroughWorker(): Promise<void> {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!navigator.serviceWorker || arrival?.workerStart) return
  // Browsers remember 250 files, and a Korean face alone comes in a hundred.
  performance.setResourceTimingBufferSize(1000)
  await takenOver(navigator.serviceWorker)
  // What was asked for before that comes past the worker, however late.
  await document.fonts.ready
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href^="/fonts/"]')]
  const files = performance.getEntriesByType('resource').filter(({ name }) => /\.woff2(\?|$)/.test(name))
  const urls = new Set([...sheets.map(({ href }) => href), ...files.map(({ name }) => name)])
  // Read to the end, or each would hold a connection. One that does not come now is kept when it is shown again.
  await Promise.allSettled([...urls].map(async (url) => (await fetch(url)).arrayBuffer()))
}

async function takenOver(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return
  await new Promise((done) => workers.addEventListener('controllerchange', done, { once: true }))
}
