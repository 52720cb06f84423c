import type { CDPSession, Page } from 'playwright'
import { median } from '../measure.ts'

export interface Scrolled {
  /** Of the screen: the browser moves what is drawn without the page's main thread. */
  readonly shown: number
  /** Share of the window, in per cent, in which rows were not drawn yet when it came into view: the mean over time. */
  readonly blank: number
  /** Of the page's main thread, which draws what comes into view. */
  readonly drawn: number
  /** Work of the main thread for each 60th of a second, in ms of processor. */
  readonly work: number
}

/** In px and px a second: as quick as a member who looks for a file. */
const distance = 9_000
const speed = 3_000
const seconds = distance / speed

const rounds = 3

/** The middle of three turns. */
export async function scrollInTurns(page: Page, times: number): Promise<Scrolled> {
  await page.bringToFront()
  const all: Scrolled[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await scroll(page, times))
  const middle = (figure: keyof Scrolled) => median(all.map((one) => one[figure]))
  return { shown: middle('shown'), blank: middle('blank'), drawn: middle('drawn'), work: middle('work') }
}

/** Scrolls a page down as a wheel does, with the main thread so many times slower. */
export async function scroll(page: Page, times: number): Promise<Scrolled> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times })
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.evaluate(watch)
  const before = await taskSeconds(devtools)
  await browser.startTracing(page, { categories: ['viz'] })
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 600,
    y: 500,
    yDistance: -distance,
    speed,
    preventFling: true,
    gestureSourceType: 'mouse',
  })
  const trace = await browser.stopTracing()
  const spent = (await taskSeconds(devtools)) - before
  const watched = await page.evaluate(() => (window as unknown as Watching).endWatch())
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  const { frames } = watched
  return {
    shown: trace.toString().split('"Display::DrawAndSwap"').length / seconds,
    blank: blankShare(watched) * 100,
    drawn: ((frames.length - 1) * 1000) / ((frames.at(-1)?.at ?? 0) - (frames[0]?.at ?? 0)),
    work: (spent * 1000) / (seconds * 60),
  }
}

/** What a page saw of itself, in ms and px from the top of the document. */
interface Watched {
  /** Where the window was at each frame. */
  readonly frames: readonly { readonly at: number; readonly top: number }[]
  /** Down to where there were rows, each time that changed. */
  readonly rows: readonly { readonly at: number; readonly bottom: number }[]
  readonly height: number
  /** Where there is nothing more. */
  readonly end: number
}

interface Watching {
  endWatch: () => Watched
}

/** The window moves evenly between two frames of the page, which come late; the rows stay as they are. */
function blankShare({ frames, rows, height, end }: Watched): number {
  const moving = frames.filter(({ top }, i) => top !== frames[i + 1]?.top || top !== frames[i - 1]?.top)
  const [first, last] = [moving[0]?.at ?? 0, moving.at(-1)?.at ?? 0]
  const shares: number[] = []
  for (let at = first; at <= last; at += 1000 / 60) {
    const next = moving.findIndex((frame) => frame.at > at)
    const [from, to] = [moving[next - 1], moving[next]]
    if (!from || !to) continue
    const top = from.top + ((to.top - from.top) * (at - from.at)) / (to.at - from.at)
    const bottom = rows.findLast((row) => row.at <= at)?.bottom ?? end
    shares.push(Math.min(1, Math.max(0, Math.min(top + height, end) - bottom) / height))
  }
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}

function watch(): void {
  const frames: { at: number; top: number }[] = []
  const rows: { at: number; bottom: number }[] = []
  let isOver = false
  const list = document.querySelector('[role=grid]')
  const from = list ? list.getBoundingClientRect().top + scrollY : 0
  // From what is written at the rows: to ask for their boxes would lay the page out once more.
  const look = () => {
    const places = [...(list?.querySelectorAll<HTMLElement>('[role=presentation][style]') ?? [])]
    const bottoms = places.map(
      ({ style }) => from + Number.parseFloat(style.top) + Number.parseFloat(style.height),
    )
    const known = bottoms.filter((bottom) => !Number.isNaN(bottom))
    if (known.length > 0) rows.push({ at: performance.now(), bottom: Math.max(...known) })
  }
  const observer = new MutationObserver(look)
  if (list) observer.observe(list, { childList: true, subtree: true })
  look()
  const next = (at: number) => {
    frames.push({ at, top: scrollY })
    if (!isOver) requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
  ;(window as unknown as Watching).endWatch = () => {
    isOver = true
    observer.disconnect()
    const end = list ? list.getBoundingClientRect().bottom + scrollY : document.body.scrollHeight
    return { frames, rows, height: innerHeight, end }
  }
}

async function taskSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}
