import type { BrowserContext, Page } from 'playwright'

/** One start: ms since its navigation began, by part. */
export type StartParts = Readonly<Record<(typeof parts)[number], number>>

const parts = [
  'worker is asked',
  'HTML begins',
  'HTML is parsed',
  'first words painted',
  'first database asked for',
  'first database open',
  'last script before the screen',
  'scripts before the screen',
  "React's screen",
  'field with its text',
  'field takes letters',
  'ms of long tasks until then',
] as const

/** Starts a browser that was not running, whose page runs one of so many turns; answers the parts until `awaited` is there. */
export async function measureParts(
  open: () => Promise<BrowserContext>,
  url: string,
  awaited: string,
  slowness: number,
): Promise<StartParts> {
  const context = await open()
  const page = await context.newPage()
  await page.addInitScript(watchStart)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(awaited).first().waitFor()
  const read = await readParts(page)
  await context.close()
  return read
}

/** The median of each part. */
export function medianParts(starts: readonly StartParts[], median: (values: number[]) => number): StartParts {
  return Object.fromEntries(
    parts.map((part) => [part, median(starts.map((start) => start[part]))]),
  ) as StartParts
}

interface Watched {
  readonly marks: Record<string, number>
  readonly longTasks: readonly { readonly startTime: number; readonly duration: number }[]
}

/** Runs in the page before its scripts. */
function watchStart(): void {
  const marks: Record<string, number> = {}
  const longTasks: { startTime: number; duration: number }[] = []
  Object.assign(window, { start: { marks, longTasks } })
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask' })
  const note = (name: string) => {
    marks[name] ??= performance.now()
  }
  const look = () => {
    const app = document.querySelector('#app') ?? document.body
    if (!app) return
    if (app.querySelector('main, body > textarea')) note('screen')
    if (app.querySelector('textarea')) note('field')
    if (app.querySelector('textarea:not([readonly])')) note('editable')
  }
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['readonly'],
  })
  const open = indexedDB.open.bind(indexedDB)
  indexedDB.open = (...asked) => {
    note('asked')
    const request = open(...asked)
    request.addEventListener('success', () => note('open'))
    return request
  }
}

function readParts(page: Page): Promise<StartParts> {
  return page.evaluate(() => {
    const { marks, longTasks } = (window as unknown as { start: Watched }).start
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const screen = marks.screen ?? Number.NaN
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, responseEnd }) => /\.js$/.test(name) && responseEnd <= screen,
    )
    const editable = marks.editable ?? Number.NaN
    return {
      'worker is asked': navigation?.workerStart ?? 0,
      'HTML begins': navigation?.responseStart ?? 0,
      'HTML is parsed': navigation?.domInteractive ?? 0,
      'first words painted': paint,
      'first database asked for': marks.asked ?? Number.NaN,
      'first database open': marks.open ?? Number.NaN,
      'last script before the screen': Math.max(0, ...scripts.map(({ responseEnd }) => responseEnd)),
      'scripts before the screen': scripts.length,
      "React's screen": screen,
      'field with its text': marks.field ?? Number.NaN,
      'field takes letters': editable,
      'ms of long tasks until then': longTasks
        .filter(({ startTime }) => startTime < editable)
        .reduce((sum, { duration }) => sum + duration, 0),
    }
  })
}
