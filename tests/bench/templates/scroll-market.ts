import type { Page } from 'playwright'

export interface ScrolledMarket {
  /** Frames a second of the page's main thread. */
  readonly drawn: number
  /** Of the cards in the window, those whose picture is not there yet, in per cent: the mean over frames. */
  readonly blank: number
}

/** The picture of a template, which is drawn by a worker or by the page; signs of buttons are none. */
const picture = ':is(img[src^="blob:"], svg[text-rendering])'
export const drawnTemplate = `main :is(article, li) ${picture}`

/** In px a second: as quick as a member who looks for a template. */
const speed = 1_500
/** In px: four windows, or as many as there are. */
const most = 3_600

/** Scrolls a page down as a wheel does, with the main thread so many times slower. */
export async function scrollMarket(page: Page, times: number): Promise<ScrolledMarket> {
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times })
  await page.evaluate(watch, picture)
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 600,
    y: 500,
    yDistance: -Math.min(most, height),
    speed,
    preventFling: true,
    gestureSourceType: 'mouse',
  })
  const seen = await page.evaluate(() => (window as unknown as Watching).endWatch())
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  const [first, last] = [seen.at(0)?.at ?? 0, seen.at(-1)?.at ?? 0]
  return {
    drawn: ((seen.length - 1) * 1000) / (last - first),
    blank: (seen.reduce((sum, { blank }) => sum + blank, 0) / Math.max(1, seen.length)) * 100,
  }
}

interface Watching {
  endWatch: () => readonly { readonly at: number; readonly blank: number }[]
}

function watch(picture: string): void {
  const seen: { at: number; blank: number }[] = []
  let isOver = false
  const next = (at: number) => {
    const cards = [...document.querySelectorAll('article')].filter((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    const empty = cards.filter((card) => !card.querySelector(picture))
    seen.push({ at, blank: cards.length === 0 ? 0 : empty.length / cards.length })
    if (!isOver) requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
  ;(window as unknown as Watching).endWatch = () => {
    isOver = true
    return seen
  }
}
